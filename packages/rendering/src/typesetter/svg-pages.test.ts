import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { describe, expect, it } from 'vitest'
import { TooLongError } from './faults.ts'
import { splitPages } from './svg-pages.ts'

const compiler = NodeCompiler.create()

function draw(source: string): readonly string[] {
  const { result } = compiler.compile({ mainFileContent: source })
  if (!result) throw new Error('The source does not compile.')
  return splitPages(compiler.plainSvg(result), result.numOfPages)
}

const threePages = `
#set page(paper: "a4", fill: gradient.linear(red, blue))
One #box(clip: true, width: 9pt, fill: tiling(size: (3pt, 3pt), circle(radius: 1pt)))[x]
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
    for (const page of pages) expect(page).toMatch(/^<svg [^>]*viewBox="0 0 595.2756 841.8898">/)
  })

  it('hold their own shapes only, from the top of the page', () => {
    const countGlyphs = (page = '') => page.match(/<use /g)?.length
    expect(pages.map(countGlyphs)).toEqual([4, 3, 5])
    for (const page of pages) expect(page).not.toMatch(/matrix\(1 0 0 1 0 841/)
  })

  it('define all that they refer to and nothing else', () => {
    for (const page of pages) {
      expect(new Set(ids(page))).toEqual(new Set(references(page)))
      expect(references(page).length).toBeGreaterThan(2)
    }
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
    const { result } = compiler.compile({ mainFileContent: threePages })
    if (!result) throw new Error('The source does not compile.')
    const svg = compiler.plainSvg(result)
    const size = pages.join('').length
    expect(splitPages(svg, 3, size)).toEqual(pages)
    expect(() => splitPages(svg, 3, size - 1)).toThrow(TooLongError)
    expect(() => splitPages(svg, 3, 100)).toThrow(TooLongError)
  })

  it('can be empty', () => {
    expect(draw('#set page(width: 10pt, height: 20pt, fill: none)\n#pagebreak()')).toHaveLength(2)
  })

  it('are refused when their number is not what was set', () => {
    expect(() => splitPages('<svg viewBox="0 0 1 1">\n    <g/>\n</svg>', 2)).toThrow(
      /1 pages where 2/,
    )
  })
})
