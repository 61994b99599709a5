import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { compute } from '@sheaf/domain/documents/totals'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { tries } from '../../../../tests/support/tries.ts'
import { pressWith, themesFolder } from '../../test/press-with.ts'
import { themes } from '../catalogue/catalogue.ts'
import { fallbackFontFaces } from '../fonts/font-families.ts'
import { allFontFiles } from '../fonts/font-files.ts'
import { sampleDocument } from '../samples.ts'
import { sheetFor } from '../sheet-for-theme.ts'
import { createPress } from '../typesetter/press.ts'
import { toViewModel } from '../view-model/to-view-model.ts'
import { mostEms } from './letter-widths.ts'

const letters =
  ' .,:;\'|!ijl()[]{}`-·’‘ItfrI"“”*_?Jsz1°aceovxykFLEST$2356789<>+=^~PZ–×€£bdghnpqu04ABCDGKNOQRUVXY\\#&Hw@mM%W—…éÄçñšž'

const signs = '-–<>=!|*+:/.()[]#&~^x'

describe('the widths of letters', { timeout: 60_000 }, () => {
  it('are never more than told, in any family and any of its cuts', () => {
    const lines = [
      ...Array.from(letters, (letter) => `${letter}${letter}`),
      // Of some, a font makes one sign: an arrow.
      ...Array.from(signs, (one) => Array.from(signs, (other) => `x${one}${other}x`)).flat(),
      ...fc.sample(fc.string({ unit: fc.constantFrom(...letters), maxLength: 60 }), {
        numRuns: tries(200),
        seed: 7,
      }),
      'To Avoid AVAST Type 11111 77777 WAVE WATT fifty-five, Ty. Yo. (jag) [flq]',
    ]
    const fallbacks = new Set(fallbackFontFaces().map(({ family }) => family))
    const files = allFontFiles()
    const compiler = NodeCompiler.create({
      workspace: themesFolder,
      fontArgs: [{ fontPaths: files.map(({ path }) => path) }],
    })
    const faults: unknown[] = []
    for (const { family, weight, isItalic } of files) {
      if (fallbacks.has(family)) continue
      const style = `font: "${family}", weight: ${weight}, style: "${isItalic ? 'italic' : 'normal'}"`
      const told = lines.map((line) => [line, mostEms(line)])
      const mainFileContent = `#set text(${style}, size: 100pt, number-type: "lining", number-width: "tabular", fallback: false)
#context {
  let wider = ()
  for (line, ems) in json(bytes(${JSON.stringify(JSON.stringify(told))})) {
    let width = measure(line).width / 100pt
    if width > ems { wider.push((line, width, ems)) }
  }
  if wider.len() > 0 { panic(wider) }
}`
      const { result, takeError } = compileWith(compiler, mainFileContent)
      if (result === null) faults.push(style, takeError())
    }
    expect(faults).toEqual([])
  })
})

function compileWith(compiler: NodeCompiler, mainFileContent: string) {
  const compiled = compiler.compile({ mainFileContent })
  const takeError = () => {
    const error = compiled.takeError()
    return error ? compiler.fetchDiagnostics(error) : []
  }
  return { result: compiled.result, takeError }
}

const words = 'Oak reading desk, oiled; WMW 1,250 mm × 24 “Aurelia” with drawers and brass rails'

describe('a long list', { timeout: 60_000 }, () => {
  const press = createPress({ themesFolder })
  const measured = pressWith('measured.typ')
  afterAll(() => measured[Symbol.dispose]())

  // From a letter to more than the column holds, so that some stand right at its edge.
  const invoice = sampleDocument('invoice')
  const [line] = invoice.lines
  if (line === undefined) throw new Error('The sample has no line.')
  const lines = Array.from({ length: 40 }, (_, index) => {
    const text = words.slice(0, index * 2 + 1)
    const descriptions = [text, `Desk\n${text}`, `${text}\n\nOiled`, `${text} 机`]
    return { ...line, description: descriptions[index % 4] ?? text }
  })
  const page = toViewModel(compute({ ...invoice, lines }))

  it.each(themes)('in $id is drawn as if each line had been measured', (theme) => {
    const sheet = sheetFor(page, theme)
    expect(press.toPages(sheet)).toEqual(measured.toPages(sheet))
  })
})
