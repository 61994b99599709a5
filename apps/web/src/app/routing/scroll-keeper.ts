const storageKey = 'sheaf.scroll'

type ScrollKeeper = {
  /** Puts a page that has just been drawn at its place. Answers how one came to it. */
  readonly settle: () => Visit['kind']
}

let keeper: ScrollKeeper | undefined

type Opening = {
  /** The browser has shown the page and put it at its place before the first script ran. */
  readonly isDrawn: boolean
}

/** From now on notes where each page was left. */
export function keepScroll(opening: Opening): void {
  keeper ??= createScrollKeeper(opening)
}

export function settleScroll(): Visit['kind'] {
  return keeper?.settle() ?? 'loaded'
}

type Visit = {
  readonly kind: 'loaded' | 'opened' | 'returned'
  readonly top?: number | undefined
}

function createScrollKeeper({ isDrawn }: Opening): ScrollKeeper {
  const memory = createScrollMemory(readSaved())
  let entry = nameEntry()
  let path = location.pathname
  let visit: Visit = { kind: 'loaded', top: memory.recall(entry) }
  let isSettled = false

  function enter(kind: 'opened' | 'returned') {
    memory.note(entry, scrollY)
    entry = nameEntry()
    visit = { kind, top: kind === 'returned' ? memory.recall(entry) : undefined }
    // On the same page only the hash or the query changed: nothing will be drawn afresh.
    if (location.pathname === path) {
      if (visit.top !== undefined) restore(visit.top)
      else if (kind === 'opened') scrollToHash()
    }
    path = location.pathname
  }

  history.scrollRestoration = 'manual'
  addEventListener('scroll', () => memory.note(entry, scrollY), { passive: true })
  addEventListener('pushState', () => enter('opened'))
  addEventListener('popstate', () => enter('returned'))
  addEventListener('replaceState', () => {
    // A page led on to another: from one that stood, as by signing in, that is a way like any other.
    if (location.pathname !== path && isSettled) visit = { kind: 'opened' }
    path = location.pathname
    nameEntry(entry)
  })
  addEventListener('pagehide', () => save(memory.save()))

  return {
    settle() {
      isSettled = true
      if (visit.kind === 'loaded' && isDrawn) return settleDrawn(visit)
      if (visit.top !== undefined) restore(visit.top)
      else if (location.hash) scrollToHash()
      else scrollTo({ top: 0, behavior: 'instant' })
      return visit.kind
    },
  }
}

// A reader may be far down the page before the script runs: only one who has not moved is taken anywhere.
function settleDrawn({ kind, top }: Visit): Visit['kind'] {
  if (top !== undefined && scrollY === 0) restore(top)
  return kind
}

/** The name of the current history entry, given to it now if it has none. */
function nameEntry(name = Math.random().toString(36).slice(2)): string {
  const state: unknown = history.state
  if (typeof state === 'object' && state !== null && 'entry' in state) return String(state.entry)
  history.replaceState({ ...(state as object | null), entry: name }, '')
  return name
}

/** Scrolls there, and once more while content that came late makes room, unless the reader has moved. */
function restore(top: number): void {
  scrollTo({ top, behavior: 'instant' })
  if (scrollY >= Math.floor(top)) return
  const stop = new AbortController()
  const observer = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' })
    if (scrollY >= Math.floor(top)) stop.abort()
  })
  stop.signal.addEventListener('abort', () => observer.disconnect())
  for (const move of ['wheel', 'touchstart', 'keydown', 'pushState', 'popstate']) {
    addEventListener(move, () => stop.abort(), { signal: stop.signal, passive: true })
  }
  setTimeout(() => stop.abort(), 2000)
  observer.observe(document.body)
}

function scrollToHash(): void {
  document.getElementById(decodeHash())?.scrollIntoView()
}

function decodeHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return location.hash.slice(1)
  }
}

function readSaved(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Positions
  } catch {
    return {}
  }
}

function save(positions: Positions): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions))
  } catch {
    // Storage is switched off or full: a reloaded page starts at the top.
  }
}

const limit = 50

type Positions = Readonly<Record<string, number>>

/** How far down each entry of the browser's history was left. The oldest of more than fifty are forgotten. */
export function createScrollMemory(saved: Positions) {
  const positions = new Map(Object.entries(saved))
  return {
    note(entry: string, top: number): void {
      positions.delete(entry)
      positions.set(entry, top)
    },
    recall(entry: string): number | undefined {
      return positions.get(entry)
    },
    save(): Positions {
      return Object.fromEntries([...positions].slice(-limit))
    },
  }
}
