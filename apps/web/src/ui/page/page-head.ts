import { createContext, useContext, useEffect } from 'react'
import { useLocation, useRouter } from 'wouter'
import { readOrigin } from './base-path.ts'
import { type HeadTag, headTags, type PageHead } from './head-tags.ts'

/** What the head of a page that is drawn at build time says. Filled while the page is drawn. */
export type CollectedHead = { title: string; tags: readonly HeadTag[] }

export const CollectedHeadContext = createContext<CollectedHead | undefined>(undefined)

/** Tells search engines and social networks about the page, as long as it is shown. */
export function usePageHead(head: PageHead): void {
  const [address] = useLocation()
  const { base } = useRouter()
  const tags = headTags(head, { root: readOrigin() + base, address })
  const collected = useContext(CollectedHeadContext)
  if (collected) collected.tags = tags
  const text = JSON.stringify(tags)
  useEffect(() => {
    writeTags(JSON.parse(text) as HeadTag[])
    return removeTags
  }, [text])
}

export function useCollectedTitle(title: string): void {
  const collected = useContext(CollectedHeadContext)
  if (collected) collected.title = title
}

function writeTags(tags: readonly HeadTag[]): void {
  removeTags()
  document.head.append(...tags.map(toElement))
}

function removeTags(): void {
  for (const element of document.head.querySelectorAll('[data-head]')) element.remove()
}

function toElement({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.dataset.head = ''
  if (text !== undefined) element.textContent = text
  return element
}
