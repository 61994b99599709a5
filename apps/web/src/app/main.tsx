import './zod-without-eval.ts'
import '#ui/styles.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { api, basePath } from '#api/client.ts'
import { assumeVisitor } from '#api/current-user.ts'
import { createQueryClient } from '#api/query-client.ts'
import { App } from './app.tsx'
import { ownAddress, watchForLostSession } from './lost-session.ts'
import { loadScreenAt } from './screens.ts'
import { keepScroll } from './scroll-keeper.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root')

const queryClient = createQueryClient(api)
watchForLostSession(queryClient)

const isDrawn = root.hasChildNodes()
keepScroll({ isDrawn })
if (isDrawn && !isFromHistory()) assumeVisitor(queryClient)

const app = (
  <StrictMode>
    <App basePath={basePath} queryClient={queryClient} />
  </StrictMode>
)
// What was drawn at build time can be taken over by the same screen only: its code must be there first.
// Not awaited here: the screen's script waits for this one to end.
if (isDrawn) loadScreenAt(ownAddress()).finally(() => hydrateRoot(root, app))
else createRoot(root).render(app)

// The back button shows the page as it was kept: its reader may have signed in since.
function isFromHistory(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'back_forward'
}
