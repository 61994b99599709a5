import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'
import { withValues } from '@sheaf/domain/documents/document'
import { compute } from '@sheaf/domain/documents/totals'
import { describe, expect, it } from 'vitest'
import { findTheme } from '../catalogue/catalogue.ts'
import { sampleDocument } from '../samples.ts'
import { sheetFor } from '../sheet-for-theme.ts'
import { toViewModel } from '../view-model/to-view-model.ts'
import { createPress } from './press.ts'

const press = createPress({ themesFolder: fileURLToPath(new URL('../../themes', import.meta.url)) })

/** The language of the whole file, and those of parts of it. */
function languagesOf(language: string, secondLanguage = '') {
  const theme = findTheme('minimalist-line')
  if (!theme) throw new Error('The theme is gone')
  const document = withValues(sampleDocument('invoice'), { language, secondLanguage })
  const pdf = Buffer.from(press.toPdf(sheetFor(toViewModel(compute(document)), theme)))
  const text = [pdf.toString('latin1'), ...streamsIn(pdf)].join('\n')
  const found = [...text.matchAll(/\/Lang\s*\(([^)]*)\)/g)].map(([, tag]) => tag)
  const [whole] = /\/Type\s*\/Catalog[\s\S]*?\/Lang\s*\(([^)]*)\)/.exec(text)?.slice(1) ?? []
  return { whole, parts: new Set(found.filter((tag) => tag !== whole)), count: found.length }
}

function streamsIn(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(
    ([, bytes = '']) => {
      try {
        return [inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')]
      } catch {
        return []
      }
    },
  )
}

describe('the language of a file', () => {
  it.each([
    ['de', 'de'],
    ['pt-BR', 'pt-BR'],
    ['zh-Hant', 'zh-TW'],
    ['ar', 'ar'],
  ])('in %s is told as %s', (language, tag) => {
    expect(languagesOf(language)).toMatchObject({ whole: tag, parts: new Set() })
  })

  it('is another one where labels are printed in a second language', () => {
    const { whole, parts, count } = languagesOf('de', 'en')
    expect(whole).toBe('de')
    expect(parts).toEqual(new Set(['en']))
    expect(count).toBeGreaterThan(15)
  })
})
