import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { findPage } from '@sheaf/contract/pages'

type Place = { readonly basePath: string; readonly publicOrigin: string }

/** A text that is sent as it stands again and again. */
export type KeptText = {
  readonly status: number
  readonly type: string
  readonly text: string
  readonly etag: string
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
}

// The build does not know where an installation lives: it leaves these marks.
const originMark = 'https://origin.invalid'
const basePathMark = '/__base__/'

type Rows = Readonly<Record<string, { readonly file: string; readonly status: number }>>

/** Answers how to find what the build has drawn ahead, by address or by the pattern of a page. */
export async function readDrawnPages(dir: string, place: Place) {
  const list = join(dir, 'pages.json')
  const rows = existsSync(list) ? (JSON.parse(await readFile(list, 'utf8')) as Rows) : {}
  const kept = new Map<string, KeptText>()
  for (const [address, { file, status }] of Object.entries(rows))
    kept.set(address, { ...(await keepFile(join(dir, file), place)), status })
  return (address: string): KeptText | undefined =>
    kept.get(address) ?? kept.get(findPage(address) ?? '')
}

export async function keepFile(path: string, place: Place): Promise<Omit<KeptText, 'status'>> {
  const text = (await readFile(path, 'utf8'))
    .replaceAll(originMark, place.publicOrigin)
    .replaceAll(basePathMark, place.basePath)
  // Weak: the same text is sent compressed in several ways.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  return { text, etag, type: types[extname(path)] ?? 'text/plain; charset=utf-8' }
}
