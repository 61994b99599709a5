import { readFileSync } from 'node:fs'
import type { Chance } from './random.ts'

type Drawn = Readonly<Record<'name' | 'company' | 'street' | 'place', readonly string[]>>

/** What `names/draw.py` drew, by language; 'far' are countries whose languages no text is written in. */
export type DrawnNames = Readonly<Record<string, Drawn>>

export function readNames(file: string): DrawnNames {
  return JSON.parse(readFileSync(file, 'utf8')) as DrawnNames
}

const people = new Set(['me.name', 'other.name', 'ship.name', 'preparedBy'])

/** A name of the label's kind that no hand has written, or nothing for labels that are no names. */
export function drawnName(
  names: DrawnNames,
  label: string,
  old: string,
  lang: string,
  chance: Chance,
): string | undefined {
  const drawn = names[chance.happens(0.25) ? 'far' : lang] ?? names.en
  if (!drawn) return undefined
  if (people.has(label)) return personLike(old, chance.pick(drawn.name))
  if (label.endsWith('.company')) return chance.pick(drawn.company)
  if (label.endsWith('.address')) return addressLike(old, drawn, chance)
  return undefined
}

/** As much of a name as stood there: 'Gary', or 'Gary Thwaite'. */
function personLike(old: string, name: string): string {
  const [first = name] = name.split(' ')
  return /\s/.test(old.trim()) ? name : first
}

/** A line of an address for a line of the same sort, and a whole one for a whole one. */
function addressLike(old: string, { street, place }: Drawn, chance: Chance): string {
  const hasStreet = /\d/.test(old)
  const hasPlace = /\b\d{4,6}\b|\b\d{2}-\d{3}\b|[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}\b/.test(old)
  if (/,/.test(old) && hasStreet) {
    return `${chance.pick(street)}, ${chance.pick(place)}`
  }
  return chance.pick(hasPlace || !hasStreet ? place : street)
}
