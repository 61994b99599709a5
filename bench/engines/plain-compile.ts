import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { fontStack } from '@sheaf/rendering/fonts/font-families'
import { allFontFiles } from '@sheaf/rendering/fonts/font-files'
import type { Engine } from '../engine.ts'
import { sheetOf } from '../sheet-of.ts'

const themes = fileURLToPath(new URL('../../packages/rendering/themes/', import.meta.url))

/** Layout alone, in this process: nothing is exported, nothing travels. A preview is measured against it. */
export async function createEngine(): Promise<Engine> {
  const fontPaths = allFontFiles().map(({ path }) => path)
  const compiler = NodeCompiler.create({ workspace: themes, fontArgs: [{ fontPaths }] })
  return {
    async render(invoice) {
      const sheet = sheetOf(invoice)
      const stack = (family: string) => fontStack(family, sheet.page.language)
      const fonts = { body: stack(sheet.fonts.body), heading: stack(sheet.fonts.heading) }
      const json = Buffer.from(JSON.stringify({ ...sheet, fonts }))
      compiler.mapShadow(join(themes, 'given/sheet.json'), json)
      const { result } = compiler.compile({ mainFilePath: join(themes, 'main.typ') })
      compiler.evictCache(4)
      if (!result) throw new Error('The sheet did not compile.')
      return Array.from({ length: result.numOfPages }, () => '')
    },
    close: async () => {},
  }
}
