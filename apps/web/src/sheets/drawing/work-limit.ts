type LimitedWork = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>

/** Lets so many pieces of work run at once. The others wait in line; one that is called off leaves it. */
export function createWorkLimit(limit: number): LimitedWork {
  const line: (() => void)[] = []
  let running = 0

  function wait(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      function leave() {
        line.splice(line.indexOf(enter), 1)
        reject(signal?.reason)
      }
      function enter() {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      signal?.addEventListener('abort', leave, { once: true })
      line.push(enter)
    })
  }

  return async function withinLimit(work, signal) {
    signal?.throwIfAborted()
    // Whoever leaves gives the place to the next in line: it is never free in between.
    if (running < limit) running += 1
    else await wait(signal)
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
