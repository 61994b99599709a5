import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { History } from './document-history.ts'
import type { DocumentStore } from './document-store.ts'

/**
 * What the screen shows. It follows keys in a field, which shows them by itself, when the browser has time: the sheet
 * that they change is painted first. Whatever else somebody does finds the whole screen as it was written.
 */
export function useHistory(store: DocumentStore): History {
  const settled = useSyncExternalStore(store.listen, store.settled, store.settled)
  const [followed, setFollowed] = useState(settled)
  const shown = followed.count > settled.count ? followed : settled
  const count = useRef(shown.count)
  useEffect(() => {
    count.current = shown.count
  })
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    let firstKey = 0
    const isBehind = () => count.current < store.newest().count
    const follow = () => setFollowed(store.newest())
    const stop = store.listen(() => {
      if (store.newest() === store.settled()) return
      const now = performance.now()
      if (waiting === undefined) firstKey = now
      clearTimeout(waiting)
      waiting = setTimeout(
        () => {
          waiting = undefined
          startTransition(follow)
        },
        now - firstKey < mostMs ? pauseMs : sheetMs,
      )
    })
    const catchUp = (event: Event) => {
      if (isBehind() && !isTyping(event)) flushSync(follow)
    }
    for (const name of deeds) window.addEventListener(name, catchUp, true)
    return () => {
      stop()
      clearTimeout(waiting)
      for (const name of deeds) window.removeEventListener(name, catchUp, true)
    }
  }, [store])
  return shown.history
}

/** After the last key of several, each of which wants its sheet drawn first. */
const pauseMs = 150

/** Who goes on without such a pause for so long gets it behind the next sheet: in the middle of one it would hold up its key. */
const mostMs = 800
const sheetMs = 60

/** What may act on the document as it is shown, or take it away. */
const deeds = ['pointerdown', 'click', 'keydown', 'paste', 'drop', 'submit', 'popstate', 'pagehide']

function isTyping(event: Event): boolean {
  if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey)
    return false
  return event.key.length === 1 || (erasing.has(event.key) && hasText(event.target))
}

const erasing = new Set(['Backspace', 'Delete'])

// In an empty field they may take its line away.
function hasText(target: EventTarget | null): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField && target.value !== ''
}
