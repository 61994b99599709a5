import { readGuideSources } from './guides/guide-library.ts'

export type PublicPage = {
  readonly address: string
  /** Where it lies in the build. */
  readonly file: string
  /** Which address, or which pattern in the list of pages, the server answers with it. */
  readonly answer: { readonly to: string; readonly status: number }
  /** Source files whose scripts the page needs at once, below apps/web. */
  readonly modules: readonly string[]
  /** Besides those that every page of the app begins with. */
  readonly fonts?: readonly string[]
}

const guideScreen = 'src/features/guides/guide-screen.tsx'

/** The pages that visitors and search engines find drawn. */
export function publicPages(): readonly PublicPage[] {
  return [
    {
      ...page('/', 'start', ['src/features/start/visitor-start.tsx']),
      fonts: ['newsreader-display-core'],
    },
    page('/howto', 'howto', ['src/features/guides/guides-screen.tsx']),
    ...readGuideSources().map(({ about: { slug } }) =>
      page(`/howto/${slug}`, `howto/${slug}`, [guideScreen, `content/guides/${slug}.md`]),
    ),
    {
      ...page('/howto/-', 'no-guide', [guideScreen]),
      answer: { to: '/howto/:slug', status: 404 },
    },
  ]
}

function page(address: string, name: string, modules: readonly string[]): PublicPage {
  return { address, file: `pages/${name}.html`, answer: { to: address, status: 200 }, modules }
}
