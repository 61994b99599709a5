import type { Plugin } from 'vite'
import { drawSheets, sheetKey } from './sheets/draw-sheets.ts'
import { readSheetName } from './sheets/sheet-name.ts'
import { socialPicture } from './sheets/sheet-pictures.ts'

const shown = ['sheet:sage-minimal/invoice', 'sheet:corporate-geometric/invoice'].map(readSheetName)

/** Puts `social.jpg` at the root of the site: what social networks show beside a link to the landing page. */
export function landingPicture(): Plugin {
  return {
    name: 'sheaf:landing-picture',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async generateBundle() {
      const keys = shown.map(sheetKey)
      const sheets = await drawSheets(shown)
      const [front = '', back = ''] = keys.map((key) => sheets.get(key))
      const { bytes } = await socialPicture(keys.join('-'), [front, back])
      this.emitFile({ type: 'asset', fileName: 'social.jpg', source: bytes })
    },
  }
}
