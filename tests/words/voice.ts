import { readFileSync } from 'node:fs'

const voice = new URL('../../docs/voice.md', import.meta.url)

/** The words of docs/voice.md that are not to be written: everywhere, and on screens and in emails besides. */
export function readBannedWords(): { everywhere: string[]; onScreens: string[] } {
  const text = readFileSync(voice, 'utf8')
  return {
    everywhere: firstCells(section(text, 'Never write')),
    onScreens: firstCells(section(text, 'Never write on screens or in emails')),
  }
}

/** Finds whole words in any case; a class name such as 'shadow-sheet' is not the word. */
export function patternFor(words: readonly string[]): RegExp {
  const listed = words.map((word) => word.replaceAll(' ', '\\s+')).join('|')
  return new RegExp(`(?<![\\w.=#-])(?:${listed})(?![\\w-])`, 'i')
}

function section(text: string, title: string): string {
  const found = text.split(/^## /m).find((part) => part.startsWith(`${title}\n`))
  if (found === undefined) throw new Error(`docs/voice.md has no section '${title}'`)
  return found
}

function firstCells(text: string): string[] {
  const rows = text.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).flatMap((row) => (row.split('|')[1] ?? '').trim().split(/,\s+/))
}
