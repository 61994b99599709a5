const plainMarks: Readonly<Record<string, string>> = {
  '、': ', ',
  '，': ', ',
  '،': ', ',
  '；': '; ',
  '؛': '; ',
  '：': ': ',
  '（': ' (',
  '）': ') ',
  '。': '. ',
  '।': '.',
  '！': '! ',
  '？': '? ',
  '؟': '?',
  '¡': '',
  '¿': '',
  // The dot of Hebrew abbreviations.
  '׳': '',
  '～': ' – ',
  '〜': ' – ',
}

/** 'Logo design – 3 concepts (March)': what may part the halves of a line. */
export const partMark = /[,;:()[\]|·•+–—~～〜、，：；（）،؛/]|\s-\s/

/** The mark that parts a thing from what follows it in a line of the book, if there is one. */
export function markBehindThing(gap: string): string | undefined {
  return partMark.test(gap) ? gap.trim().replace(/[、，،]/g, ',') : undefined
}

/** The marks and spaces between two parts as the other language sets them. */
export function writeMarks(marks: string, to: string): string {
  const plain = marks.replace(
    /[、，،；؛：（）。।！？؟¡¿׳～〜]/g,
    (mark) => plainMarks[mark] ?? mark,
  )
  // French parts these marks from the word before them; no other language does.
  const closed = plain
    .replace(/[ \u00a0\u202f](?=[:;!?])|(?<=[.,)]) {1,3}(?=[.,)])/g, '')
    .replace(/ {2}/g, ' ')
  if (to === 'fr') return closed.replace(/:/g, '\u00a0:').replace(/[;!?]/g, '\u202f$&')
  if (to === 'el') return closed.replace(/[;?]/g, (mark) => greek[mark] ?? mark)
  if (to === 'ar') return closed.replace(/[,;?]/g, (mark) => arabic[mark] ?? mark)
  if (to === 'ja') return wideMarks(closed).replace(/，/g, '、')
  if (to.startsWith('zh')) return wideMarks(closed)
  return to === 'hi' ? closed.replace(/\./g, '।') : closed
}

/** A question ends with what is a semicolon elsewhere. */
const greek: Readonly<Record<string, string>> = { ';': '·', '?': ';' }
const arabic: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟' }
const wide: Readonly<Record<string, string>> = {
  '.': '。',
  '!': '！',
  '?': '？',
  ',': '，',
  ';': '；',
  ':': '：',
}

/** As wide as the signs of the script: no space stands beside them. Brackets stay, for those between values do too. */
function wideMarks(marks: string): string {
  return marks.replace(/ ?[.!?,;:] ?/g, (mark) => wide[mark.trim()] ?? mark)
}

/** Spanish opens a question and an exclamation too. */
export function openingMark(marksBehind: string, to: string): string {
  if (to !== 'es') return ''
  if (marksBehind.includes('!') || marksBehind.includes('！')) return '¡'
  return /[?？؟]/.test(marksBehind) ? '¿' : ''
}
