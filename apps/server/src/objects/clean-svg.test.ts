import { describe, expect, it } from 'vitest'
import { hostileDrawings } from '../../../../tests/support/hostile-drawings.ts'
import { cleanSvg } from './clean-svg.ts'
import { PictureError } from './picture-error.ts'

const svg = (inside: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`

const nested = (depth: number, level: (at: number, inner: string) => string) =>
  `${Array.from({ length: depth }, (_, at) => level(at, at === 0 ? '' : `url(#n${at - 1})`)).join('')}<rect fill="url(#n${depth - 1})" mask="url(#n${depth - 1})"/>`
const corners = (count: number) => `<path d="M0 0${'h1v1'.repeat(count / 2)}"/>`
const usedCorners = `<g id="u">${corners(100)}</g>${'<use href="#u"/>'.repeat(100)}`
const fourShapes = '<marker id="m"><path/><path/><path/><path/></marker>'

describe('cleanSvg', () => {
  it('keeps shapes, gradients, classes and transforms', () => {
    const drawing = svg(
      '<defs><style>.a{stroke:#0f0}</style><linearGradient id="g"><stop offset="0" stop-color="#f00"/></linearGradient></defs>' +
        '<g transform="scale(2)"><path class="a" fill="url(#g)" d="M0 0h10v10z"/><use xlink:href="#p"/></g><circle id="p" r="3"/>',
    )
    const { text } = cleanSvg(drawing)
    for (const kept of [
      '.a{stroke:#0f0}',
      'fill="url(#g)"',
      'd="M0 0h10v10z"',
      'href="#p"',
      'scale(2)',
      'r="3"',
    ]) {
      expect(text).toContain(kept)
    }
  })

  it('leaves out comments, metadata and what editors add for themselves', () => {
    const { text } = cleanSvg(
      '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><!-- by Jane, 5 Elm Street -->' +
        svg(
          '<metadata>Jane</metadata><sodipodi:namedview xmlns:sodipodi="s" id="n"><path d="M9 9"/></sodipodi:namedview>' +
            '<title>Jane</title><path d="M1 1h2" inkscape:label="Jane" xmlns:inkscape="i" data-name="Jane"/>',
        ),
    )
    expect(text).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><path d="M1 1h2"/></svg>',
    )
  })

  it.each([
    ['width="80mm"', 302.36, 151.18],
    ['width="200" height="50"', 100, 50],
    ['width="100%" height="100%"', 40, 20],
  ])('knows the size with %s', (size, width, height) => {
    expect(cleanSvg(svg('<path d="M1 1"/>', `viewBox="0 0 40 20" ${size}`))).toMatchObject({
      width,
      height,
    })
  })

  it('takes the size for the box when there is none', () => {
    expect(cleanSvg(svg('', 'width="30pt" height="15pt"')).text).toContain('viewBox="0 0 40 20"')
    expect(() => cleanSvg(svg('', ''))).toThrow(/doesn't have a size/)
  })

  it.each([
    ['a script', '<script>alert(1)</script>', /script/],
    [
      'a script among what is left out',
      '<foreignObject><b><script/></b></foreignObject>',
      /script/,
    ],
    [
      'a script of another namespace',
      '<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>',
      /script/,
    ],
    ['a handler', '<path onload="alert(1)"/>', /script/],
    ['a handler in odd letters', '<path oNfocus="alert(1)"/>', /script/],
    ['a script as a link', '<a xlink:href=" java&#x73;cript:alert(1)"><path/></a>', /script/],
    ['live text', '<text>Marlow</text>', /outlines/],
    ['a linked picture', '<image xlink:href="https://example.com/a.png"/>', /bitmap/],
    ['an embedded picture', '<image href="data:image/png;base64,AAAA"/>', /bitmap/],
  ])('refuses %s', (_name, inside, message) => {
    expect(() => cleanSvg(svg(inside))).toThrow(message)
  })

  it.each([
    '<path style="fill:url(https://example.com/a)"/>',
    '<path fill="url(//example.com/#a)"/>',
    '<path style="fill:u\\72l(https://example.com/a)"/>',
    '<use href="https://example.com/a.svg#b"/>',
    '<foreignObject><b>example.com</b></foreignObject>',
  ])('keeps no link to elsewhere: %s', (inside) => {
    expect(cleanSvg(svg(inside)).text).not.toContain('example.com')
  })

  it.each([
    ['a reference', '.a{fill:url(#g)}'],
    ['a reference in other letters', '.a{FILL:URL(#g)}'],
    ['a reference in escaped letters', '.a{fill:u\\72l(#g)}'],
    ['a reference that a comment cuts', '.a{fill:u/**/rl(#g)}'],
    ['a reference behind a comment', '/* } */.a{/* ; */fill:/*x*/url(#g)}'],
    ['a reference in two pieces', '.a{fill:u<![CDATA[rl(#g)}]]>'],
    ['a link to elsewhere', 'path{fill:url("https://example.com/a")}'],
    ['another sheet', '@import "https://example.com/a.css";'],
    ['another sheet in escaped letters', '@\\69mport "https://example.com/a.css";'],
    ['rules inside rules', '@media all{.a{fill:red}}'],
  ])('refuses %s in a style sheet, which would be drawn any number of times', (_name, css) => {
    expect(() => cleanSvg(svg(`<style>${css}</style><path class="a"/>`))).toThrow(
      /presentation attributes instead of CSS/,
    )
  })

  it('keeps of CSS what is about colours and lines, and no filter', () => {
    const { text } = cleanSvg(
      svg(
        '<style>/* note */ .a , path { fill : red ; filter: blur(900px) } .b{font:1px x}</style>' +
          '<path class="a" style="filter:blur(900px);stroke:#123"/>',
      ),
    )
    expect(text).toContain('<style>.a , path{fill : red}</style>')
    expect(text).toContain('<path class="a" style="stroke:#123"/>')
  })

  it.each(Object.entries(hostileDrawings))('refuses %s', (_name, source) => {
    expect(() => cleanSvg(source)).toThrow(PictureError)
  })

  it.each([
    [
      'patterns in patterns',
      nested(
        5,
        (at, inner) => `<pattern id="n${at}"><rect ${inner && `fill="${inner}"`}/></pattern>`,
      ),
      /too complex/,
    ],
    [
      'masks in masks',
      nested(5, (at, inner) => `<mask id="n${at}"><rect ${inner && `mask="${inner}"`}/></mask>`),
      /too complex/,
    ],
    [
      'the lighter of two parts of one name',
      `<g id="a">${'<path/>'.repeat(10_000)}</g><g id="a"/>${'<use href="#a"/>'.repeat(9)}`,
      /too complex/,
    ],
    [
      'a mask on thousands of shapes',
      `<mask id="m"><rect/></mask>${'<rect style="mask:URL(#m)"/>'.repeat(2000)}`,
      /too complex/,
    ],
    ['markers by style', `<g style="marker:url(#m)">${corners(9000)}</g>${fourShapes}`, /marker/],
    [
      'markers on used corners',
      `<g marker-end="url(#m)">${usedCorners}</g>${fourShapes}`,
      /marker/,
    ],
    [
      'dashes by class',
      '<style>.a{stroke-dasharray:.01}</style><path class="a" d="M0 0H900"/>',
      /dashes/,
    ],
    ['dashes by style', '<path style="stroke-dasharray:.001 .001" d="M0 0H900"/>', /dashes/],
    ['dashes that shrink with the type', '<path stroke-dasharray=".1em" d="M0 0H9"/>', /dashes/],
    ['dashes for a group', '<g stroke-dasharray=".01"><circle r="90"/></g>', /dashes/],
    ['dashes on a far arc', '<path stroke-dasharray="1" d="M0 0a9e9 9e9 0 01.5.5"/>', /dashes/],
  ])('refuses what looks small and draws large: %s', (_name, inside, message) => {
    expect(() => cleanSvg(svg(inside))).toThrow(message)
  })

  it('takes dashes, markers, a mask in a mask and clips as designers use them', () => {
    const drawing =
      '<style>.d{stroke-dasharray:4 2}</style><path class="d" d="M0 0h30a5 5 0 0 1 5 5v9z"/>' +
      '<marker id="m"><path d="M0 0"/></marker><path marker-end="url(#m)" d="M0 0l9 9 9-9"/>' +
      '<mask id="i"><rect/></mask><mask id="o"><rect mask="url(#i)"/></mask><g mask="url(#o)"/>' +
      `<clipPath id="c"><rect/></clipPath>${'<g clip-path="url(#c)"><path d="M1 1"/></g>'.repeat(900)}`
    expect(() => cleanSvg(svg(drawing))).not.toThrow()
  })

  it('writes text so that it stays text', () => {
    const { text } = cleanSvg(
      svg('<path id="a&quot; onload=&quot;x" d="M1 1"/><style>a&lt;b</style>'),
    )
    expect(text).toContain('id="a&quot; onload=&quot;x"')
    expect(cleanSvg(text).text).toBe(text)
  })

  it('refuses entities, which can unfold to anything', () => {
    const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
    expect(() => cleanSvg(bomb + svg('<style>&b;</style>'))).toThrow(/entities/)
  })

  it('refuses a drawing that uses itself, also in a circle', () => {
    expect(() => cleanSvg(svg('<g id="a"><use href="#a"/></g>'))).toThrow(/refers to itself/)
    const circle = '<g id="a"><use href="#b"/></g><g id="b" mask="url(#a)"><path/></g>'
    expect(() => cleanSvg(svg(circle))).toThrow(/refers to itself/)
  })

  it('refuses a few lines that stand for millions of shapes', () => {
    const levels = Array.from({ length: 12 }, (_, level) => {
      const uses = `<use href="#l${level - 1}"/>`.repeat(10)
      return `<g id="l${level}">${level === 0 ? '<path d="M1 1"/>' : uses}</g>`
    })
    expect(() => cleanSvg(svg(levels.join('')))).toThrow(/too complex/)
  })

  it('refuses what is too deep, too long a chain or too large', () => {
    expect(() => cleanSvg(svg('<g>'.repeat(5000) + '</g>'.repeat(5000)))).toThrow(/too complex/)
    const chain = Array.from(
      { length: 9000 },
      (_, n) => `<g id="c${n}"><use href="#c${n + 1}"/></g>`,
    )
    expect(() => cleanSvg(svg(chain.join('')))).toThrow(/too complex/)
    expect(() => cleanSvg(svg('<path/>'.repeat(30_000)))).toThrow(/too complex/)
  })

  it.each([
    '<svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><path></svg>',
    '<html><svg/></html>',
    'GIF89a',
  ])('refuses %s', (source) => {
    expect(() => cleanSvg(source)).toThrow(/broken|isn't an SVG/)
  })
})
