import { renderToString } from 'react-dom/server'
import { withBase } from '#api/base-path.ts'
import { api, basePath } from '#api/client.ts'
import { createQueryClient } from '#api/query-client.ts'
import { type CollectedHead, CollectedHeadContext } from '#ui/page-head.ts'
import { App } from './app.tsx'
import { loadScreenAt } from './screens.ts'

export type DrawnPage = CollectedHead & { readonly markup: string }

/** The page at this address as a visitor sees it at first, with the base path and the origin left as marks. */
export async function drawPage(address: string): Promise<DrawnPage> {
  await loadScreenAt(address)
  const head: CollectedHead = { title: '', tags: [] }
  const queryClient = createQueryClient(api)
  const markup = renderToString(
    <CollectedHeadContext value={head}>
      <App basePath={basePath} queryClient={queryClient} ssrPath={withBase(basePath, address)} />
    </CollectedHeadContext>,
  )
  // Its clock for forgetting would keep the build waiting for five minutes.
  queryClient.clear()
  return { ...head, markup }
}
