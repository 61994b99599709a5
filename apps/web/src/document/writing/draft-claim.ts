import { useEffect, useState } from 'react'

/** Whether this tab may write a draft: it has asked, it may, or another tab has it. */
export type Standing = 'asking' | 'held' | 'elsewhere'

type Listener = { readonly onHeld: () => void; readonly onElsewhere: () => void }

// A page that is being left gives its drafts back a moment after the next one has begun.
const patience = 400

/**
 * Claims a draft for this tab alone, until the answer is called. Whoever takes it by force asks its holder first, who keeps what
 * was typed last; a tab that does not answer, such as one that sleeps, loses it all the same.
 */
export function claimDraft(
  id: string,
  isForced: boolean,
  { onHeld, onElsewhere }: Listener,
): () => void {
  // Without encryption on the way (plain http in a local network) browsers have no locks.
  if (!('locks' in navigator)) {
    onHeld()
    return () => {}
  }
  const manager = navigator.locks
  const name = `sheaf.draft.${id}`
  const channel = new BroadcastChannel(name)
  const released = Promise.withResolvers<void>()
  const waiting = new AbortController()
  let isHeld = false
  let isLeft = false

  function hold(): Promise<void> {
    isHeld = true
    channel.onmessage = onElsewhere
    if (!isLeft) onHeld()
    return released.promise
  }

  /** A request ends like this when the lock is taken from us, and when we stop waiting for it. */
  function lost(): void {
    if (!isLeft && isHeld) onElsewhere()
  }

  // A busy machine is slow to grant what is free: only a draft that somebody holds is somewhere else.
  async function loseHeart(): Promise<void> {
    const { held = [] } = await manager.query()
    if (isHeld || isLeft || !held.some((lock) => lock.name === name)) return
    waiting.abort()
    if (isForced) void manager.request(name, { steal: true }, hold).catch(lost)
    else onElsewhere()
  }

  if (isForced) channel.postMessage('please')
  void manager
    .request(name, { signal: waiting.signal }, hold)
    .catch(() => waiting.signal.aborted || lost())
  const timer = setTimeout(loseHeart, patience)
  return () => {
    isLeft = true
    clearTimeout(timer)
    waiting.abort()
    released.resolve()
    channel.close()
  }
}

/** A draft that is new needs no waiting: nobody else knows of it. */
export function useDraftClaim(id: string, isNew: boolean) {
  const [standing, setStanding] = useState<Standing>(isNew ? 'held' : 'asking')
  const [isForced, setIsForced] = useState(false)
  const isWanted = standing !== 'elsewhere'
  // It is given back when what was written has been kept: the screen below is cleared away before this.
  useEffect(() => {
    if (!isWanted) return
    return claimDraft(id, isForced, {
      onHeld: () => setStanding('held'),
      onElsewhere: () => setStanding('elsewhere'),
    })
  }, [id, isWanted, isForced])
  return {
    standing,
    take(): void {
      setIsForced(true)
      setStanding('asking')
    },
  }
}
