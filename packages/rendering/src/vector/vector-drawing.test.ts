import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { describe, expect, it } from 'vitest'
import { svgPages } from '../drawing/drawing.ts'
import { allFontFiles } from '../fonts/font-files.ts'
import { TooLongError } from '../typesetter/faults.ts'
import { createVectorDrawing } from './vector-drawing.ts'
import { readVectorFile, type VectorFile } from './vector-file.ts'
import { UnknownItemError } from './vector-item.ts'

const compiler = NodeCompiler.create({
  fontArgs: [{ fontPaths: allFontFiles().map(({ path }) => path) }],
})

function laidOut(source: string): VectorFile {
  const { result } = compiler.compile({
    mainFileContent: `#set text(font: "Inter", size: 10pt)\n${source}`,
  })
  if (!result) throw new Error('The source does not compile.')
  return readVectorFile(compiler.vector(result))
}

const draw = (source: string) => svgPages(createVectorDrawing()(laidOut(source)).drawing)
const onOnePage = (source: string) =>
  draw(`#set page(width: 100pt, height: 50pt, margin: 10pt)\n${source}`)[0] ?? ''

const threePages = `
#set page(paper: "a4", fill: gradient.linear(red, blue))
One #box(clip: true, width: 9pt, radius: 2pt)[x]
#pagebreak()
Two
#pagebreak()
Three`

const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const references = (svg: string) =>
  [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id)

describe('the pages of a drawing', () => {
  const pages = draw(threePages)

  it('are one for each page of paper, each with its size', () => {
    expect(pages).toHaveLength(3)
    for (const page of pages) expect(page).toMatch(/^<svg [^>]*viewBox="0 0 595.276 841.89">/)
  })

  it('draw a run of text as one path, from the top of its own page', () => {
    const runs = pages.map((page) => page.match(/<path transform="matrix\(0\.01 [^>]*>/g)?.length)
    expect(runs).toEqual([2, 1, 1])
    const tops = pages.map((page) => /matrix\(0\.01 0 0 0\.01 [\d.]+ ([\d.]+)/.exec(page)?.[1])
    expect(new Set(tops).size).toBe(1)
  })

  it('define all that they refer to and nothing else', () => {
    for (const page of pages) expect(new Set(ids(page))).toEqual(new Set(references(page)))
    expect(references(pages[0] ?? '')).toHaveLength(2)
  })

  it('share no name when they stand on one screen', () => {
    const all = pages.flatMap(ids)
    expect(new Set(all).size).toBe(all.length)
  })

  it('are well formed, tag by tag', () => {
    for (const page of pages) {
      const open = page.match(/<[a-zA-Z](?:[^>]*[^/])?>/g)?.length
      const closed = page.match(/<\/[a-zA-Z]+>/g)?.length
      expect(open).toBe(closed)
    }
  })

  it('are given up as soon as they are more than anyone is sent', () => {
    const file = laidOut(threePages)
    const { drawing } = createVectorDrawing()(file)
    const all = drawing.pages.flatMap(({ items }) => items)
    const size = all.reduce((sum, [name]) => sum + (drawing.shapes[name] ?? '').length, 0)
    // What is clipped is counted inside of its group, too.
    expect(createVectorDrawing(2 * size)(file).drawing).toEqual(drawing)
    expect(() => createVectorDrawing(size - 1)(file)).toThrow(TooLongError)
    expect(() => createVectorDrawing(100)(file)).toThrow(TooLongError)
  })

  it('can be empty', () => {
    expect(draw('#set page(width: 10pt, height: 20pt, fill: none)\n#pagebreak()')).toHaveLength(2)
  })

  it('are the same when they are drawn again', () => {
    const again = createVectorDrawing()
    expect(again(laidOut(threePages))).toEqual(again(laidOut(threePages)))
  })

  it('are as if they were drawn for the first time, whatever moved, came or went since the last', () => {
    const link = '#link("field:oak", box(width: 12pt, height: 6pt))'
    const block = (text: string) => `#block(inset: 3pt)[#box(inset: 2pt)[${text}]]`
    const clipped = '#box(clip: true, width: 9pt, height: 5pt, rect(width: 20pt, fill: red))'
    const written = [
      block('Oak') + block(`Ash ${link}`) + clipped,
      block('Elm') + block('Oak') + block(`Ash ${link}`) + clipped,
      block('Oak') + block('Oak') + clipped,
      block(`Ash ${link}`) + block('Oak'),
    ]
    const again = createVectorDrawing()
    for (const text of written)
      expect(again(laidOut(text))).toEqual(createVectorDrawing()(laidOut(text)))
  })

  it('are given up, too, where most of them was drawn before', () => {
    const text = (count: number) => '#block[Oak desk]\n'.repeat(count)
    const { drawing } = createVectorDrawing()(laidOut(text(2)))
    const size = Object.values(drawing.shapes).join('').length
    const again = createVectorDrawing(3 * size)
    again(laidOut(text(2)))
    expect(() => again(laidOut(text(4)))).toThrow(TooLongError)
    expect(again(laidOut(text(2))).drawing).toEqual(drawing)
  })
})

describe('what stands on a page', () => {
  it('is where Typst puts it, through all groups', () => {
    const svg = onOnePage(
      '#place(dx: 5pt, dy: 7pt, box(inset: 3pt, rect(width: 20pt, height: 10pt, fill: red)))',
    )
    expect(svg).toContain(
      '<path transform="matrix(1 0 0 1 18 20)" fill="#ff4136" d="M0 0L0 10L20 10L20 0Z"/>',
    )
  })

  it('has strokes with all that shapes them', () => {
    const stroke = '(paint: blue, thickness: 2pt, cap: "round", join: "bevel", dash: (3pt, 1pt))'
    const svg = onOnePage(`#place(line(length: 30pt, stroke: ${stroke}))`)
    expect(svg).toMatch(/fill="none"[^>]* stroke="#0074d9"/)
    for (const part of ['linecap="round"', 'linejoin="bevel"', 'dasharray="3 1"', 'width="2"'])
      expect(svg).toContain(`stroke-${part}`)
  })

  it('is turned and clipped as a group', () => {
    const svg = onOnePage(
      '#rotate(90deg, origin: top + left, reflow: false, rect(width: 4pt, height: 2pt, fill: red))',
    )
    expect(svg).toContain('<g transform="matrix(0 1 -1 0 10 10)"><path fill="#ff4136"')
    const clipped = onOnePage(
      '#box(clip: true, width: 9pt, height: 5pt, rect(width: 20pt, fill: red))',
    )
    expect(clipped).toMatch(/<g transform="matrix\(1 0 0 1 10 [\d.]+\)" clip-path="url\(#p1-c/)
  })

  it('is turned again wherever it is drawn again', () => {
    const turned =
      '#rotate(90deg, origin: top + left, reflow: false, rect(width: 4pt, height: 2pt, fill: red))'
    const page = '#set page(width: 100pt, height: 50pt, margin: 10pt)\n'
    const drawVector = createVectorDrawing()
    const [first, second] = svgPages(
      drawVector(laidOut(`${page}${turned}#pagebreak()${turned}`)).drawing,
    )
    expect(second).toBe(first)
    expect(svgPages(drawVector(laidOut(`${page}${turned}`)).drawing)[0]).toBe(first)
    expect(first).toContain('matrix(0 1 -1 0 10 10)')
  })

  it('is a link with its size, and never part of the drawing', () => {
    const page = '#set page(width: 100pt, height: 50pt, margin: 10pt)\n'
    const link = '#link("field:a&\\"b", box(width: 12pt, height: 6pt))'
    const { drawing, links } = createVectorDrawing()(laidOut(`${page}${link}`))
    expect(links).toMatchObject([{ page: 0, href: 'field:a&"b', width: 12 }])
    expect(svgPages(drawing).join('')).not.toContain('field:')
    const turned = createVectorDrawing()(
      laidOut(`${page}#rotate(90deg, origin: top + left, ${link.slice(1)})`),
    )
    expect(turned.links[0]?.at.map(Math.round).slice(0, 4)).toEqual([0, 1, -1, 0])
  })

  it('has its links in the order of what they lie on', () => {
    const cell = (name: string, size: number) => `text(${size}pt, link("field:${name}")[${name}])`
    const { links } = createVectorDrawing()(
      laidOut(
        `#grid(columns: 2, ${cell('one', 9)} + linebreak() + ${cell('two', 5)}, ${cell('three', 7)})`,
      ),
    )
    expect(links.map(({ href }) => href)).toEqual(['field:one', 'field:two', 'field:three'])
  })

  it('runs through the same colors as in the PDF where it is a gradient', () => {
    const svg = onOnePage('#rect(width: 50pt, height: 9pt, fill: gradient.linear(red, blue))')
    expect(svg).toMatch(/x1="0" y1="0" x2="1" y2="0" gradientTransform="matrix\(50 0 0 9 0 0\)"/)
    const stops = [...svg.matchAll(/stop-color="(#\w+)"/g)].map(([, color]) => color)
    expect([stops[0], stops.at(-1), stops.length]).toEqual(['#ff4136', '#0074d9', 17])
    // Halfway through Oklab, which is not the halfway of the screen's numbers.
    expect(stops[8]).toBe('#a37095')
  })

  it('has the marks of letters above and below them', () => {
    const outline = (text: string) => {
      const svg = onOnePage(`#set text(font: "Noto Sans Thai")\n${text}`)
      return [...(/ d="([^"]*)"/.exec(svg)?.[1] ?? '').matchAll(/M(-?\d+) (-?\d+)/g)]
    }
    expect(outline('น้ำ').length).toBeGreaterThan(outline('นำ').length)
  })

  it('is refused rather than left out when nothing here knows it', () => {
    const tiled = '#rect(fill: tiling(size: (3pt, 3pt), circle(radius: 1pt)))'
    expect(() => onOnePage(tiled)).toThrow(UnknownItemError)
  })
})
