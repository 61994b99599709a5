import { useSyncExternalStore } from 'react'

const storageKey = 'sheaf.bookmarks'
const changed = 'sheaf:bookmarks'
const none: readonly string[] = []

/** The slugs that this browser has bookmarked, the newest first. */
export function useBookmarks(): readonly string[] {
  return useSyncExternalStore(subscribe, readBookmarks, () => none)
}

/** Answers whether the browser has kept it. */
export function setBookmark(slug: string, isWanted: boolean): boolean {
  const others = readBookmarks().filter((other) => other !== slug)
  try {
    localStorage.setItem(storageKey, JSON.stringify(isWanted ? [slug, ...others] : others))
  } catch {
    return false
  }
  dispatchEvent(new Event(changed))
  return true
}

let known: { readonly text: string | null; readonly slugs: readonly string[] } | undefined

function readBookmarks(): readonly string[] {
  const text = readText()
  if (known?.text !== text) known = { text, slugs: parseBookmarks(text) }
  return known?.slugs ?? none
}

/** Anything may stand in a browser's storage. */
export function parseBookmarks(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter((slug) => typeof slug === 'string') : none
  } catch {
    return none
  }
}

function readText(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(changed, listener)
    removeEventListener('storage', listener)
  }
}
