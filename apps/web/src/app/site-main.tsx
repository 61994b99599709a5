import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepScroll } from '#app/routing/scroll-keeper.ts'
import { loadScreenAt } from '#app/routing/site-screens.ts'
import { reloadIfSignedInSince } from '#app/session/signed-in-since.ts'
import { ownAddress, readBasePath } from '#ui/page/base-path.ts'
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

reloadIfSignedInSince(basePath)
