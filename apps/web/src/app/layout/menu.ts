import { markRoot } from '#ui/page/root-mark.ts'

/**
 * Opens the dialog by the button that names it in `aria-controls`. It is the browser's own modal one: it keeps the focus
 * inside, Escape closes it, and the focus comes back. Answers how to end that.
 */
export function wakeMenu(dialog: HTMLDialogElement): () => void {
  const opener = document.querySelector(`[aria-controls="${dialog.id}"]`)
  if (!opener) throw new Error('The menu has no button')
  const ended = new AbortController()
  let unlock: (() => void) | undefined
  const { signal } = ended
  opener.addEventListener('click', open, { signal })
  dialog.addEventListener('click', closeAfterwards, { signal })
  dialog.addEventListener('close', mark, { signal })
  return () => {
    ended.abort()
    unlock?.()
  }

  function open() {
    dialog.showModal()
    mark()
  }

  // A link to the page one is on draws nothing afresh; a click beside the sheet lands on the dialog itself.
  function closeAfterwards({ target }: Event) {
    const isWayOut = target instanceof Element && target.closest('a, [data-part="close"]')
    if (target === dialog || isWayOut) dialog.close()
    // The event that tells so comes later; a link to a part of this page scrolls now.
    mark()
  }

  function mark() {
    opener?.setAttribute('aria-expanded', String(dialog.open))
    unlock?.()
    unlock = dialog.open ? markRoot('data-scroll-lock') : undefined
  }
}
