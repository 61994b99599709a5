/**
 * The text in lower case, without accents, with plain spaces, quotes and dashes, and every character where it was:
 * a place in the folded text is the same place in the source. People leave accents out, and word lists need not care.
 */
export function fold(text: string): string {
  const parts: string[] = []
  let plainFrom = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) < 0x80) continue
    parts.push(text.slice(plainFrom, at).toLowerCase(), foldCharacter(text.charAt(at)))
    plainFrom = at + 1
  }
  parts.push(text.slice(plainFrom).toLowerCase())
  return parts.join('')
}

const known = new Map<string, string>([
  ['ß', 's'],
  ['²', '2'],
  ['³', '3'],
  ['ł', 'l'],
  ['Ł', 'l'],
  ['ø', 'o'],
  ['Ø', 'o'],
  ['æ', 'a'],
  ['œ', 'o'],
  ['đ', 'd'],
  ['·', '-'],
  ['•', '*'],
  ['‣', '*'],
  ['▪', '*'],
  ['●', '*'],
  ['◦', '*'],
  ['–', '-'],
  ['—', '-'],
  ['−', '-'],
  ['‐', '-'],
  ['‑', '-'],
  ['’', "'"],
  ['‘', "'"],
  ['´', "'"],
  ['“', '"'],
  ['”', '"'],
  ['„', '"'],
  ['«', '"'],
  ['»', '"'],
  ['×', 'x'],
  ['✕', 'x'],
  ['\u2028', '\n'],
  ['\u2029', '\n'],
])

function foldCharacter(character: string): string {
  const before = known.get(character)
  if (before !== undefined) return before
  const folded = computeFold(character)
  known.set(character, folded)
  return folded
}

function computeFold(character: string): string {
  if (/\p{Zs}/u.test(character)) return ' '
  const base = character.normalize('NFD').charAt(0).toLowerCase()
  return base.length === 1 ? base : character
}
