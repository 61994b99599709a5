import { renderToString } from 'react-dom/server'
import { loadScreenAt } from '#app/routing/site-screens.ts'
import { readBasePath, withBase } from '#ui/page/base-path.ts'
import { type CollectedHead, CollectedHeadContext } from '#ui/page/page-head.ts'
import { Site } from './site.tsx'

export type DrawnPage = CollectedHead & { readonly markup: string }

/** The page at this address as a visitor sees it, with the base path and the origin left as marks. */
export async function drawPage(address: string): Promise<DrawnPage> {
  await loadScreenAt(address)
  const head: CollectedHead = { title: '', tags: [] }
  const basePath = readBasePath()
  const markup = renderToString(
    <CollectedHeadContext value={head}>
      <Site basePath={basePath} ssrPath={withBase(basePath, address)} />
    </CollectedHeadContext>,
  )
  return { ...head, markup }
}
