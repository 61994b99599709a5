import { openStage } from './demo-stage.ts'
import { scenes, sheetSizes } from './scenes.ts'
import { momentAt, startOf } from './timeline.ts'

const tickMs = 45
const startDelayMs = 1500

/**
 * Plays the scenes in their figure. Starts by itself once the page is at rest, unless its reader wants no motion; rests
 * while nobody sees it. Answers how to end it.
 */
export function wakeDemo(figure: HTMLElement): () => void {
  const stage = openStage(figure)
  const sight = watchSight(figure)
  const ended = new AbortController()
  const { signal } = ended
  let elapsed = startOf(scenes, 0)
  let clock: ReturnType<typeof setInterval> | undefined

  stage.show(momentAt(scenes, elapsed))
  stage.turn.addEventListener('click', () => turn(clock === undefined), { signal })
  figure.addEventListener('change', ({ target }) => showTheme(target), { signal })
  const wantsMotion = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const start = wantsMotion ? setTimeout(() => turn(true), startDelayMs) : undefined
  return () => {
    ended.abort()
    sight.stop()
    turn(false)
  }

  function turn(on: boolean) {
    clearTimeout(start)
    clearInterval(clock)
    clock = on ? setInterval(tick, tickMs) : undefined
    stage.mark(on)
  }

  function tick() {
    if (document.hidden || !sight.isSeen()) return
    const next = momentAt(scenes, elapsed + tickMs)
    if (!isFetched(next.scene)) return
    elapsed += tickMs
    stage.show(next)
  }

  /** Puts a sheet of that theme on top and leaves it there. */
  function showTheme(radio: EventTarget | null) {
    if (!(radio instanceof HTMLInputElement)) return
    turn(false)
    elapsed = startOf(scenes, Number(radio.value))
    stage.show(momentAt(scenes, elapsed))
  }
}

const fetched = new Map<string, HTMLImageElement>()

/** Fetches the sheet of a scene while its text is typed: the clock waits rather than show an empty frame. */
function isFetched(scene: number): boolean {
  const picture = scenes[scene]?.picture
  if (!picture) return true
  const image = fetched.get(picture.src) ?? new Image()
  if (!fetched.has(picture.src)) {
    fetched.set(picture.src, image)
    Object.assign(image, { sizes: sheetSizes, srcset: picture.srcSet, src: picture.src })
  }
  return image.complete
}

function watchSight(element: HTMLElement) {
  let isSeen = true
  const observer = new IntersectionObserver((entries) => {
    isSeen = entries.some((entry) => entry.isIntersecting)
  })
  observer.observe(element)
  return { isSeen: () => isSeen, stop: () => observer.disconnect() }
}
