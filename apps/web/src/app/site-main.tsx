import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadScreenAt } from '#app/routing/screens.ts'
import { keepScroll } from '#app/routing/scroll-keeper.ts'
import { ownAddress, readBasePath, withBase } from '#ui/page/base-path.ts'
import { Site } from './site.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root')

const basePath = readBasePath()
keepScroll({ isDrawn: true })

// What was drawn at build time can be taken over by the same screen only: its code must be there first.
// Not awaited here: the screen's script waits for this one to end.
// In a transition React works in slices: on a slow phone the page scrolls and answers meanwhile.
loadScreenAt(ownAddress(basePath)).finally(() =>
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Site basePath={basePath} />
      </StrictMode>,
    )
  }),
)

// The back button shows the page as it was kept: its reader may have signed in since.
addEventListener('pageshow', async ({ persisted }) => {
  if (!persisted && !isFromHistory()) return
  const answer = await fetch(withBase(basePath, '/api/auth/user')).catch(() => undefined)
  if (answer?.ok) location.reload()
})

function isFromHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}
