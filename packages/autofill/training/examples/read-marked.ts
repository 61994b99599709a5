import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Mark = { readonly start: number; readonly end: number; readonly label: string }

type HeadName = 'kind' | 'lang' | 'genre' | 'today' | 'me' | 'layout'

export type Head = Readonly<Partial<Record<HeadName, string>>>

/** A text with what a bookkeeper would take from it. */
export type Marked = {
  readonly hand: string
  readonly name: string
  readonly head: Head
  readonly text: string
  readonly marks: readonly Mark[]
}

const markPattern = /⟦([^|⟦⟧]+)\|([^⟦⟧]*)⟧/g

export function splitHead(source: string): {
  readonly head: Head
  readonly body: string
} {
  const cut = source.indexOf('\n---\n')
  const head: Partial<Record<HeadName, string>> = {}
  for (const line of source.slice(0, cut).split('\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) head[line.slice(0, colon).trim() as HeadName] = line.slice(colon + 1).trim()
  }
  return { head, body: source.slice(cut + 5).trimEnd() }
}

export function readMarks(body: string): {
  readonly text: string
  readonly marks: readonly Mark[]
} {
  const marks: Mark[] = []
  let text = ''
  let at = 0
  for (const match of body.matchAll(markPattern)) {
    const [whole, label = '', value = ''] = match
    text += body.slice(at, match.index)
    marks.push({ start: text.length, end: text.length + value.length, label })
    text += value
    at = match.index + whole.length
  }
  return { text: text + body.slice(at), marks }
}

/** Every marked text below these folders, each of which holds a folder for every hand. Pages in HTML are left to papers. */
export function readHands(folders: readonly string[]): readonly Marked[] {
  const found = new Map<string, Marked>()
  for (const { hand, name, source } of filesOfHands(folders)) {
    const { head, body } = splitHead(source)
    if (head.layout === 'html') continue
    found.set(`${hand}/${name}`, { hand, name, head, ...readMarks(body) })
  }
  return [...found.values()].sort((a, b) => compare(a.hand, b.hand) || compare(a.name, b.name))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** Papers that were printed and read back. */
export function readPapers(file: string): readonly Marked[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Marked)
}

type HandFile = { readonly hand: string; readonly name: string; readonly source: string }

export function filesOfHands(folders: readonly string[]): readonly HandFile[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name: hand }) =>
        readdirSync(join(folder, hand))
          .filter((file) => file.endsWith('.txt'))
          .sort()
          .map((file) => ({
            hand,
            name: file.replace('.txt', ''),
            source: readFileSync(join(folder, hand, file), 'utf8'),
          })),
      ),
  )
}
