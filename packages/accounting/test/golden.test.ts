import { describe, expect, it } from 'vitest'
import { formatIds } from '../src/formats.ts'
import type { ExportFile } from '../src/write-export.ts'
import { allHard } from './hard-documents.ts'
import { readWorkbook, readZip } from './readers.ts'
import { exported } from './ready.ts'

const inWindows = new Set(['datev', 'quickbooks-desktop'])

/** A file as text that a reviewer can read; line ends are told apart elsewhere. */
function asText(format: string, file: ExportFile): string {
  if (file.name.endsWith('.xlsx')) return JSON.stringify(readWorkbook(file), null, 1)
  if (file.name.endsWith('.zip')) {
    const files = [...readZip(file)].map(
      ([name, bytes]) => `<!-- ${name} -->\n${new TextDecoder().decode(bytes)}`,
    )
    return files.join('\n')
  }
  const decoder = new TextDecoder(inWindows.has(format) ? 'windows-1252' : 'utf-8')
  return decoder.decode(file.bytes).replaceAll('\r\n', '\n')
}

describe('the reviewed files', () => {
  it.each(formatIds)('of %s are as they were', async (format) => {
    const { files } = exported(format, allHard, { currency: 'EUR' })
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      await expect(asText(format, file)).toMatchFileSnapshot(`../golden/${format}/${file.name}.txt`)
    }
  })
})
