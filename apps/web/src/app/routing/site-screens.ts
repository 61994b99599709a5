import { findPage, type PagePath } from '@sheaf/contract/pages'
import { guideTitle } from '#guides/guide-titles.ts'
import { type Params, type Screen, screen, textScreen } from './screen.tsx'

/** The pages that everyone may read, drawn at build time for visitors; see build/public-pages.ts. */
export const siteScreens = {
  '/': screen('Invoices, quotes, purchase orders and credit notes as PDFs', async () => {
    const { VisitorStart } = await import('../../features/start/visitor-start.tsx')
    return VisitorStart
  }),
  '/howto': screen('How-to guides', async () => {
    const { GuidesScreen } = await import('../../features/guides/guides-screen.tsx')
    return GuidesScreen
  }),
  '/howto/:slug': textScreen(
    ({ slug = '' }) => guideTitle(slug) ?? 'Article Not Found',
    async (slug) => {
      const [{ drawGuide }, { loadGuide }] = await Promise.all([
        import('../../features/guides/guide-screen.tsx'),
        import('#guides/guide-texts.ts'),
      ])
      const guide = await loadGuide(slug)
      return () => drawGuide(guide)
    },
  ),
} as const satisfies Partial<Record<PagePath, Screen>>

type SitePage = keyof typeof siteScreens

/** The page at an address without its base path and query, if it is one of those. */
export function findSitePage(address: string): SitePage | undefined {
  const page = findPage(address)
  return page && isSitePage(page) ? page : undefined
}

/** The site leads to its own pages only. */
export function requireSiteScreen(page: PagePath): Screen {
  if (!isSitePage(page)) throw new Error(`${page} is no page of the site`)
  return siteScreens[page]
}

function isSitePage(page: PagePath): page is SitePage {
  return page in siteScreens
}

/** Fetches the code that a visitor's page at this address is drawn with. */
export async function loadScreenAt(address: string): Promise<void> {
  const page = findSitePage(address)
  if (page) await siteScreens[page].load(paramsIn(address, page))
}

function paramsIn(address: string, page: PagePath): Params {
  const segments = address.split('/')
  const named = page.split('/').map((part, index) => [part.slice(1), segments[index]] as const)
  return Object.fromEntries(named.filter((_, index) => page.split('/')[index]?.startsWith(':')))
}
