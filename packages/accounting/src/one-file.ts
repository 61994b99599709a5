import { zipSync } from 'fflate'
import type { ExportFile } from './write-export.ts'

/** What is handed out: the file where there is one, and a ZIP named after them where there are several. */
export function oneFile(
  files: readonly ExportFile[],
  { name, madeAt }: { readonly name: string; readonly madeAt: string },
): ExportFile | undefined {
  const [first] = files
  if (files.length < 2) return first
  const contents = Object.fromEntries(files.map((file) => [file.name, file.bytes]))
  return {
    name: `${name}.zip`,
    type: 'application/zip',
    bytes: zipSync(contents, { mtime: madeAt }) as Uint8Array<ArrayBuffer>,
  }
}
