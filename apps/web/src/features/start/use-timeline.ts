import { type RefObject, useEffect, useRef, useState } from 'react'
import { scenes, sheetSizes } from './scenes.ts'
import { type Moment, momentAt, startOf } from './timeline.ts'

const tickMs = 45
const startDelayMs = 1500

type Shown = Moment & {
  /** The scene whose sheet lay on top before: it stays below until the next one has appeared. */
  readonly below: number
}

type Timeline = {
  readonly moment: Shown
  /** False in the page as it was sent: what needs a script to work is not offered yet. */
  readonly isAwake: boolean
  readonly isPlaying: boolean
  readonly turn: (on: boolean) => void
  /** Puts the sheet of a scene on top and leaves it there. */
  readonly show: (scene: number) => void
}

/** Starts by itself once the page is at rest, unless its reader wants no motion; rests while nobody sees it. */
export function useTimeline(stage: RefObject<HTMLElement | null>): Timeline {
  const elapsed = useRef(startOf(scenes, 0))
  const [moment, setMoment] = useState(() => onTopOf(0, momentAt(scenes, elapsed.current)))
  const [isAwake, setAwake] = useState(false)
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => {
    setAwake(true)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const start = setTimeout(() => setPlaying(true), startDelayMs)
    return () => clearTimeout(start)
  }, [])

  useEffect(() => {
    if (!isPlaying || !stage.current) return
    const sight = watchSight(stage.current)
    const clock = setInterval(() => {
      if (document.hidden || !sight.isSeen()) return
      const next = momentAt(scenes, elapsed.current + tickMs)
      if (!isFetched(next.scene)) return
      elapsed.current += tickMs
      setMoment((last) => follow(last, next))
    }, tickMs)
    return () => {
      clearInterval(clock)
      sight.stop()
    }
  }, [isPlaying, stage])

  return {
    moment,
    isAwake,
    isPlaying,
    turn: setPlaying,
    show(scene) {
      setPlaying(false)
      elapsed.current = startOf(scenes, scene)
      setMoment((last) => follow(last, momentAt(scenes, elapsed.current)))
    },
  }
}

function follow(last: Shown, next: Moment): Shown {
  if (next.sheet !== last.sheet) return onTopOf(last.sheet, next)
  const isSame = next.scene === last.scene && next.letters === last.letters
  return isSame ? last : onTopOf(last.below, next)
}

function onTopOf(below: number, moment: Moment): Shown {
  return { ...moment, below }
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
