import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { type GuideLibrary, readGuideLibrary, readGuideSources, toCard } from './guide-library.ts'

const guideFile = /\/content\/guides\/([\w-]+)\.md(\?card|\?title)?$/

/**
 * Makes modules of the guides: `x.md` is the whole of one, `x.md?card` what lists show, `x.md?title` what its tab
 * says. They are apart so that a page carries no more of the others than it shows.
 */
export function guides(): Plugin {
  let library: Promise<GuideLibrary> | undefined
  const read = () => {
    library ??= readGuideLibrary()
    return library
  }
  let isForServer = false
  return {
    name: 'sheaf:guides',
    enforce: 'pre',
    configResolved(config) {
      isForServer = Boolean(config.build.ssr)
    },
    load: {
      filter: { id: guideFile },
      async handler(id) {
        const [, slug = '', part = ''] = guideFile.exec(id) ?? []
        if (part === '?title') return exportDefault(titleOf(slug))
        const guide = (await read()).guides.find((candidate) => candidate.slug === slug)
        if (!guide) throw new Error(`There is no guide ${slug}`)
        return exportDefault(part === '?card' ? toCard(guide) : guide)
      },
    },
    async generateBundle() {
      if (isForServer || !library) return
      for (const [path, source] of (await library).files)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source })
    },
    configureServer(server) {
      server.middlewares.use('/assets', async (request, response, next) => {
        const name = basename(request.url ?? '')
        const bytes = library && (await library).files.get(`/assets/${name}`)
        if (!bytes) return next()
        response.setHeader('content-type', name.endsWith('.svg') ? 'image/svg+xml' : 'image/webp')
        response.end(bytes)
      })
    },
  }
}

function titleOf(slug: string): string {
  const source = readGuideSources().find(({ about }) => about.slug === slug)
  if (!source) throw new Error(`There is no guide ${slug}`)
  return source.about.metaTitle
}

function exportDefault(value: unknown): { code: string; moduleType: 'js' } {
  return { code: `export default ${JSON.stringify(value)}`, moduleType: 'js' }
}
