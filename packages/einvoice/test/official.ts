import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readXml } from '../src/xml/read-xml.ts'
import type { XmlElement } from '../src/xml/xml-element.ts'

// The published tests are not ours to copy: they lie beside the repository where somebody has put them there.
const folder = fileURLToPath(new URL('../../../../shared/einvoice/', import.meta.url))

export const hasOfficialFiles = existsSync(folder)

export type OfficialTest = {
  readonly name: string
  readonly rule: string
  readonly isBroken: boolean
  readonly root: XmlElement
}

/** Every test of a folder: a document and what one rule must say about it. */
export function officialTests(part: string): OfficialTest[] {
  const files = readdirSync(`${folder}${part}`).filter((name) => name.endsWith('.xml'))
  return files.flatMap((file) => testsIn(`${part}/${file}`))
}

function testsIn(file: string): OfficialTest[] {
  const set = readXml(readFileSync(`${folder}${file}`, 'utf8').replace(/^\uFEFF/, ''))
  return set.children
    .filter(({ name }) => local(name) === 'test')
    .flatMap((test, index) => {
      const root = test.children.find(({ name }) => local(name) !== 'assert')
      const asserts = test.children.filter(({ name }) => local(name) === 'assert')
      if (!root) return []
      return asserts
        .flatMap(({ children }) => children)
        .filter(({ name }) => ['success', 'error', 'warning', 'fatal'].includes(local(name)))
        .map((verdict) => ({
          name: `${file} ${index + 1}`,
          rule: verdict.text.trim(),
          isBroken: local(verdict.name) !== 'success',
          root,
        }))
    })
}

export function officialExamples(
  part: string,
): { readonly name: string; readonly file: Uint8Array }[] {
  // Tests are counted even where they are not run.
  if (!hasOfficialFiles) return []
  return readdirSync(`${folder}${part}`)
    .filter((name) => name.endsWith('.xml'))
    .map((name) => ({ name: `${part}/${name}`, file: readFileSync(`${folder}${part}/${name}`) }))
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
