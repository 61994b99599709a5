import { readGuideSources } from './guides/guide-library.ts'
import type { PageModules } from './page-files.ts'

export type PublicPage = {
  readonly address: string
  /** Where it lies in the build. */
  readonly file: string
  /** Which address, or which pattern in the list of pages, the server answers with it. */
  readonly answer: { readonly to: string; readonly status: number }
  /** Below apps/web. */
  readonly modules: PageModules
  /** Besides those that every page of the app begins with. */
  readonly fonts?: readonly string[]
}

const siteEntry = 'src/app/site-main.tsx'
const guideScreen = 'src/features/guides/guide-screen.tsx'

/** The pages that visitors and search engines find drawn. */
export function publicPages(): readonly PublicPage[] {
  return [
    {
      ...page('/', 'start', ['src/app/landing-main.ts']),
      fonts: ['newsreader-display-core'],
    },
    page('/howto', 'howto', [siteEntry, 'src/features/guides/guides-screen.tsx']),
    ...readGuideSources().map(({ about: { slug } }) =>
      page(`/howto/${slug}`, `howto/${slug}`, [
        siteEntry,
        guideScreen,
        `content/guides/${slug}.md`,
      ]),
    ),
    {
      ...page('/howto/-', 'no-guide', [siteEntry, guideScreen]),
      answer: { to: '/howto/:slug', status: 404 },
    },
  ]
}

function page(address: string, name: string, modules: PageModules): PublicPage {
  return { address, file: `pages/${name}.html`, answer: { to: address, status: 200 }, modules }
}
