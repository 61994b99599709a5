import '#api/zod-without-eval.ts'
import '#ui/theme/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { api, basePath } from '#api/client.ts'
import { dropUser } from '#api/current-user.ts'
import { createQueryClient } from '#api/query-client.ts'
import { watchForSignOuts } from '#api/signed-out.ts'
import { keepScroll } from '#app/routing/scroll-keeper.ts'
import { watchForLostSession } from '#app/session/lost-session.ts'
import { App } from './app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root')

const queryClient = createQueryClient(api)
watchForLostSession(queryClient)
watchForSignOuts((userId) => dropUser(queryClient, userId))
keepScroll({ isDrawn: false })

createRoot(root).render(
  <StrictMode>
    <App basePath={basePath} queryClient={queryClient} />
  </StrictMode>,
)
