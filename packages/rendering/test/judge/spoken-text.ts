import { fromHex, textString, unescaped } from './pdf-tokens.ts'
import type { Role } from './run.ts'

type Mark = {
  readonly role: Role
  readonly isPicture: boolean
  readonly said: string | undefined
  readonly spokenBefore: number
}

/** Marked content: whose letters are read aloud, and what is said in their place. */
export type SpokenText = {
  readonly spoken: readonly string[]
  readonly role: () => Role
  /** A picture has a description in words. */
  readonly isPicture: () => boolean
  readonly say: (text: string) => void
  readonly open: (tag: string, properties: string) => void
  readonly close: () => void
}

export function createSpokenText(): SpokenText {
  const spoken: string[] = []
  const marks: Mark[] = []
  const role = () => marks.at(-1)?.role ?? 'content'
  return {
    spoken,
    role,
    isPicture: () => marks.some(({ isPicture }) => isPicture),
    say(text) {
      if (role() === 'content') spoken.push(text)
    },
    open(tag, properties) {
      const outer = role()
      marks.push({
        role: outer === 'content' ? roleOf(tag, properties) : outer,
        isPicture: properties.includes('/Alt '),
        said: saidInstead(properties),
        spokenBefore: spoken.length,
      })
    },
    close() {
      const mark = marks.pop()
      if (mark?.role !== 'content' || mark.said === undefined) return
      spoken.splice(mark.spokenBefore, Number.POSITIVE_INFINITY, mark.said)
    },
  }
}

function roleOf(tag: string, properties: string): Role {
  if (tag !== 'Artifact') return 'content'
  return properties.includes('/Type /Pagination') ? 'running' : 'decoration'
}

function saidInstead(properties: string): string | undefined {
  const at = properties.indexOf('/ActualText')
  if (at < 0) return undefined
  const rest = properties.slice(at + '/ActualText'.length).trimStart()
  const literal = /^\(((?:[^\\()]|\\[\s\S]|\([^()]*\))*)\)/.exec(rest)?.[1]
  const hex = /^<([\da-fA-F\s]*)>/.exec(rest)?.[1]
  return textString(literal === undefined ? fromHex(hex ?? '') : unescaped(literal))
}
