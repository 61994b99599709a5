import { inWindows1252 } from '../files/windows-1252.ts'
import { changed, type Found } from './program.ts'

/** What a program of the Windows-1252 age loses of these texts. */
export function lostLetters(texts: readonly string[]): Found[] {
  const isKept = texts.every((text) => inWindows1252(text) === text.normalize('NFC'))
  return isKept
    ? []
    : [changed('text.characters', 'It has letters that the file cannot hold: they are replaced.')]
}
