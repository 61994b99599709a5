import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { allFontFaces, type FontFace, fallbackFontFaces } from './font-families.ts'

export type FontFile = FontFace & { readonly path: string }

const require = createRequire(import.meta.url)

export function allFontFiles(): readonly FontFile[] {
  return allFontFaces().map(installed)
}

/** The files of the families that end every stack. */
export function fallbackFontFiles(): readonly FontFile[] {
  return fallbackFontFaces().map(installed)
}

function installed(face: FontFace): FontFile {
  const [name = '', ...below] = face.file.split('/')
  const manifest = require.resolve(`@expo-google-fonts/${name}/package.json`)
  return { ...face, path: join(dirname(manifest), ...below) }
}
