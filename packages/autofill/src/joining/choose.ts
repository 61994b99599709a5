import type { TagLabel } from '../tagging/labels.ts'
import type { Tagged } from '../tagging/tag.ts'
import type { Fact, Support } from './fact.ts'
import { keyOf } from './read-values.ts'

/** Tagged words with the value that they stand for. */
export type Candidate = Tagged & { readonly value: string; readonly key: string }

export function spansOf(spans: readonly Tagged[], label: TagLabel): readonly Tagged[] {
  return spans.filter((span) => span.label === label)
}

export function candidates(
  spans: readonly Tagged[],
  read: (span: Tagged) => string | undefined,
): readonly Candidate[] {
  return spans.flatMap((span) => {
    const value = read(span)
    return value === undefined || value === '' ? [] : [{ ...span, value, key: keyOf(value) }]
  })
}

type Group = { readonly members: Candidate[]; readonly best: Candidate; readonly weight: number }

/** Values that are the same, or of which one holds the other; the fullest stands for all. */
function groupsOf(all: readonly Candidate[]): readonly Group[] {
  const groups: Candidate[][] = []
  for (const one of all.toSorted((a, b) => b.key.length - a.key.length)) {
    const same = groups.find(([first]) => first && holds(first.key, one.key))
    if (same) same.push(one)
    else groups.push([one])
  }
  return groups.map((members) => ({
    members,
    best: fullest(members),
    weight: members.reduce((sum, { probability }) => sum + probability, 0),
  }))
}

/** 'Dr Magnus Strang' holds 'Dr Strang'. */
function holds(whole: string, part: string): boolean {
  if (` ${whole} `.includes(` ${part} `)) return true
  const words = whole.split(' ')
  const wanted = part.split(' ')
  return wanted.length > 1 && wanted.every((word) => words.includes(word))
}

// A longer form that hardly anything speaks for has swallowed its neighbours.
function fullest(members: readonly Candidate[]): Candidate {
  const most = Math.max(...members.map(({ probability }) => probability))
  const [first] = members.filter(({ probability }) => probability >= most * 0.5)
  return first ?? (members[0] as Candidate)
}

/** The value that most speaks for, with what speaks against it. */
export function choose(all: readonly Candidate[]): Fact | undefined {
  const groups = groupsOf(all).toSorted((a, b) => b.weight - a.weight)
  const [first, second] = groups
  if (!first) return undefined
  const { value, start, end } = first.best
  const probability = Math.max(...first.members.map((member) => member.probability))
  return { value, start, end, probability, support: supportOf(first, second) }
}

function supportOf(first: Group, second: Group | undefined): Support {
  if (second && second.weight > first.weight * 0.6) return 'disputed'
  return first.members.length > 1 ? 'confirmed' : 'alone'
}
