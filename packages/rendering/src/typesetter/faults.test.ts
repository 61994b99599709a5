import { describe, expect, it } from 'vitest'
import { compileFault, exportFault } from './faults.ts'

const diagnostic = (message: string, range: object | null = null) => ({
  message,
  path: '/app/themes/base/parts.typ',
  severity: 1,
  range,
})

describe('faults', () => {
  it('name the place in the theme', () => {
    const range = { start: { line: 133, character: 2 } }
    const fault = compileFault(
      [diagnostic('dictionary does not contain key "x"', range)],
      '/app/themes',
    )
    expect(fault).toBe('dictionary does not contain key at base/parts.typ:134')
  })

  it.each(['panicked with: "Secret Ltd"', 'label `<Secret>` does not exist', 'bad (Secret)'])(
    'never repeat what was typed: %s',
    (message) => {
      expect(compileFault([diagnostic(message)], '/app/themes')).not.toContain('Secret')
    },
  )

  it('leave warnings out', () => {
    const warning = { ...diagnostic('unknown font family'), severity: 2 }
    expect(compileFault([warning], '/app/themes')).toBe('Typst gave no reason')
  })

  it('say which standard an export broke and no more', () => {
    const text =
      'SourceDiagnostic { message: "PDF/A-3a error: the text `\\"Secret\\"` could not be shown" }'
    expect(exportFault(new Error(text))).toBe('PDF/A-3a error')
  })
})
