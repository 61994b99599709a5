import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Guide, GuideCard, Picture } from '../../src/guides/guide.ts'
import { drawSheets, sheetKey } from '../sheets/draw-sheets.ts'
import { readSheetName, type SheetName } from '../sheets/sheet-name.ts'
import {
  cardPicture,
  type DrawnPicture,
  pagePicture,
  socialPicture,
} from '../sheets/sheet-pictures.ts'
import { articleHtml } from './article-html.ts'
import { readFrontMatter } from './front-matter.ts'
import { readMinutes } from './read-minutes.ts'

export type GuideLibrary = {
  /** In the order of their publication. */
  readonly guides: readonly Guide[]
  /** The files that their pages show, by path below the base path. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

const content = join(import.meta.dirname, '../../content/guides')

export async function readGuideLibrary(): Promise<GuideLibrary> {
  const sources = readGuideSources()
  const sheets = await drawSheets(sources.flatMap(({ sheets }) => sheets))
  const files = new Map<string, Uint8Array>()
  const guides = await Promise.all(sources.map(toGuide))
  return { guides: guides.sort((a, b) => a.publishedOn.localeCompare(b.publishedOn)), files }

  async function toGuide({ about, text, sheets: shown }: GuideSource): Promise<Guide> {
    const [first, second = first] = shown
    if (!first || !second) throw new Error(`${about.slug} shows no sheet`)
    const pair = `${sheetKey(first)}-${sheetKey(second)}`
    const social = await socialPicture(pair, [svgOf(first), svgOf(second)])
    const card = await cardPicture(sheetKey(first), svgOf(first))
    const { publishDate, updatedDate, ...rest } = about
    return {
      ...rest,
      publishedOn: publishDate,
      updatedOn: updatedDate,
      readMinutes: readMinutes(text),
      picture: put(`card-${sheetKey(first)}`, card),
      socialPicture: put(`social-${about.slug}`, social),
      ...articleHtml(text, (name) => put(`sheet-${sheetKey(name)}`, pagePicture(svgOf(name)))),
    }
  }

  function svgOf(name: SheetName): string {
    const svg = sheets.get(sheetKey(name))
    if (svg === undefined) throw new Error(`The sheet ${sheetKey(name)} was not drawn`)
    return svg
  }

  function put(name: string, { bytes, ending, width, height }: DrawnPicture): Picture {
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
    const path = `/assets/${name}-${hash}.${ending}`
    files.set(path, bytes)
    return { path, width, height }
  }
}

type GuideSource = ReturnType<typeof readFrontMatter> & { readonly sheets: readonly SheetName[] }

/** The guides as they are written, before anything is drawn. */
export function readGuideSources(): readonly GuideSource[] {
  return globSync('*.md', { cwd: content }).map((name) => {
    const { about, text } = readFrontMatter(readFileSync(join(content, name), 'utf8'))
    if (`${about.slug}.md` !== name) throw new Error(`${name} says that its slug is ${about.slug}`)
    const sheets = [...text.matchAll(/\]\((sheet:\S+)/g)].map(([, at = '']) => readSheetName(at))
    return { about, text, sheets }
  })
}

export function toCard(guide: Guide): GuideCard {
  const { slug, title, description, category, readMinutes: minutes, publishedOn, icon } = guide
  return {
    slug,
    title,
    description,
    category,
    readMinutes: minutes,
    publishedOn,
    icon,
    picture: guide.picture,
  }
}
