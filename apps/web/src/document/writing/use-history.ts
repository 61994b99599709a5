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
    const isBehind = () => count.current < store.newest().count
    const follow = () => setFollowed(store.newest())
    const stop = store.listen(() => {
      if (waiting !== undefined || store.newest() === store.settled()) return
      waiting = setTimeout(() => {
        waiting = undefined
        startTransition(follow)
      }, followMs)
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

/** After a key, by when its sheet is mostly drawn. */
const followMs = 80

/** What may act on the document as it is shown, or take it away. */
const deeds = ['pointerdown', 'click', 'keydown', 'paste', 'drop', 'submit', 'popstate', 'pagehide']

function isTyping(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return false
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
}
