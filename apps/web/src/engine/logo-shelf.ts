import { displayPath } from '@sheaf/contract/objects'
import type { Logo } from '@sheaf/rendering/sheet'
import { withBase } from '#ui/page/base-path.ts'

const formats: Readonly<Record<string, Logo['format']>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
}

const prefix = '/objects/uploads/'

/** Those that someone tries on a document. */
const mostKept = 12

/** The pictures of documents that are drawn here. One that is gone, or not theirs, is left out, as the server does. */
export function createLogoShelf(basePath: string) {
  const kept = new Map<string, Omit<Logo, 'alt'> | null>()

  async function load(path: string): Promise<Omit<Logo, 'alt'> | null> {
    const response = await fetch(withBase(basePath, `/${displayPath(path)}`))
    const format = formats[response.headers.get('content-type')?.split(';')[0] ?? '']
    if (!response.ok || format === undefined) return null
    return { format, bytes: new Uint8Array(await response.arrayBuffer()) }
  }

  return {
    async find(logoUrl: string, alt: string): Promise<Logo | null> {
      const path = logoUrl.replace(/^\/internal(?=\/)/, '')
      if (!path.startsWith(prefix)) return null
      const found = kept.get(path) ?? (await load(path))
      if (kept.size >= mostKept) kept.clear()
      kept.set(path, found)
      return found && { ...found, alt }
    },
  }
}
