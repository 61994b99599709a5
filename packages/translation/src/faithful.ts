import { type Fact, factsOf } from './facts.ts'

type Said = { readonly text: string; readonly language: string }

/**
 * Whether a translation, by the book or by a model, has every figure, amount, day, number, link and name of the original with the same
 * value, and none besides. What is written as it was is the same; '1,234.50' may have become '1.234,50'.
 */
export function isFaithful(before: Said, after: Said): boolean {
  const left = factsOf(after.text, after.language)
  const isKept = (fact: Fact) => {
    const same = left.findIndex(({ text }) => text === fact.text)
    const at = same === -1 ? left.findIndex(({ value }) => value === fact.value) : same
    if (at !== -1) left.splice(at, 1)
    return at !== -1
  }
  return factsOf(before.text, before.language).every(isKept) && left.length === 0
}
