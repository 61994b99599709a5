import type { Place } from '../../finding/places.ts'
import type { Reading } from '../../finding/reading.ts'

const ends = /[.!?;](?=\s+\p{Lu}|\s*\n|\s*$)|\n/gu

/** Where the sentence around a place begins and ends. A broken line ends one only when the next begins anew. */
export function sentenceAround(reading: Reading, place: Place): Place {
  const from = Math.max(0, place.start - 200)
  const before = reading.text.slice(from, place.start)
  let start = from
  for (const match of before.matchAll(ends)) {
    const at = from + match.index
    if (isBreak(reading, at)) start = at + 1
  }
  const after = reading.text.slice(place.end, place.end + 200)
  for (const match of after.matchAll(ends)) {
    const at = place.end + match.index
    if (isBreak(reading, at)) return { start, end: at }
  }
  return { start, end: place.end + after.length }
}

const abbreviation =
  /(?:^|[\s(])(?:nr|no|n|st|dr|mr|ms|mrs|hr|fr|sr|sra|sp|ul|al|tel|std|ca|inkl|zzgl|bzw|art|abs|str|z|o|p|pos|inc|incl|excl|ref|sig|dott|ing|prof|av|c|d|approx)$/i

function isBreak(reading: Reading, at: number): boolean {
  const mark = reading.text.charAt(at)
  if (mark === '.') return !abbreviation.test(reading.text.slice(Math.max(0, at - 7), at))
  if (mark !== '\n') return true
  const next = reading.text.slice(at + 1, at + 30)
  const line = reading.text.slice(Math.max(0, at - 50), at)
  return !(/^[ >]*[\p{Ll}(]/u.test(next) && !line.includes('\n'))
}
