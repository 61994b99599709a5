import { spawn } from 'node:child_process'

// What the server ends with when it can no longer trust itself. A start that fails ends with 1, and would fail again.
const exitCodeOfFault = 70
const shortLifeMs = 3_000
const longestPauseMs = 30_000

/**
 * Runs a program until it ends, and ends as it did. `isKept`: a program that was killed or has failed while it ran is started
 * again, with pauses that grow while it lives for moments only.
 * @param {string} file @param {string[]} args
 * @param {{ env: Record<string, string | undefined>, isKept: boolean }} options
 */
export function runChild(file, args, { env, isKept }) {
  let isEnding = false
  let shortLives = 0
  /** @type {NodeJS.Timeout | undefined} */
  let pause
  let child = start()

  function start() {
    const startedAt = performance.now()
    const started = spawn(file, args, { stdio: 'inherit', env })
    started.on('exit', (code, signal) => {
      process.exitCode = signal ? 1 : (code ?? 1)
      if (!isKept || isEnding || (signal === null && code !== exitCodeOfFault)) return
      shortLives = performance.now() - startedAt < shortLifeMs ? shortLives + 1 : 0
      console.error(`Sheaf ended unexpectedly (${signal ?? `code ${code}`}) and starts again.`)
      pause = setTimeout(restart, pauseAfter(shortLives))
    })
    return started
  }

  function restart() {
    child = start()
  }

  function end() {
    isEnding = true
    clearTimeout(pause)
    child.kill('SIGTERM')
  }

  // A terminal sends Ctrl-C to the child as well; only what is sent to this process alone has to be passed on.
  process.on('SIGINT', () => {
    isEnding = true
    clearTimeout(pause)
  })
  process.on('SIGTERM', end)
  // `kill` on npm ends npm and its shell, which tells nobody: an orphan that still serves would be left behind. Told once: the
  // server takes a second signal for impatience, and leaves its database to the next start.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end()
  }, 500)
  watch.unref()
}

/** @param {number} shortLives */
function pauseAfter(shortLives) {
  return shortLives === 0 ? 0 : Math.min(longestPauseMs, 250 * 2 ** shortLives)
}
