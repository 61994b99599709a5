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

/** The pages that visitors and search engines find drawn. */
export function publicPages(): readonly PublicPage[] {
  return [
    {
      ...page('/', 'pages/start.html', ['src/features/start/visitor-start.tsx']),
      fonts: ['newsreader-display-core'],
    },
  ]
}

function page(address: string, file: string, modules: readonly string[]): PublicPage {
  return { address, file, answer: { to: address, status: 200 }, modules }
}
