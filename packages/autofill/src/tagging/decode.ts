import { beginTag, isInside, labelOf, labels, type TagLabel, tagCount } from './labels.ts'

/** What the model says of words. */
export type Answers = {
  readonly count: number
  /** The logarithms of a word's tags, or nothing for a word that the model was not asked about. */
  readonly logs: (word: number) => Float32Array | undefined
  /** How much speaks for two parts, the later one first, being of the same line; above 0 is more yes than no. */
  readonly agreement: (later: number, earlier: number) => number
}

/** Words from `start` to before `end` that are one value. */
export type Span = {
  readonly start: number
  readonly end: number
  readonly label: TagLabel
  /** How likely the least likely of its words is, as the model sees it. */
  readonly score: number
}

/** What the words of a span might be instead. */
export type Second = { readonly label: TagLabel; readonly score: number }

const impossible = Number.NEGATIVE_INFINITY

/** The likeliest reading in which every value begins before it continues. */
export function decode(answers: Answers): readonly Span[] {
  return spansOf(bestTags(answers), answers)
}

function bestTags({ count, logs }: Answers): Uint8Array {
  const tags = new Uint8Array(count)
  for (let word = 0; word < count; word += 1) {
    const run: Float32Array[] = []
    for (let own = logs(word); own; own = logs(word + run.length)) run.push(own)
    tags.set(bestOfRun(run), word)
    word += run.length
  }
  return tags
}

function bestOfRun(run: readonly Float32Array[]): Uint8Array {
  const tags = new Uint8Array(run.length)
  let best = startScores()
  const from: Uint8Array[] = []
  for (const own of run) {
    const top = likeliest(best)
    const back = new Uint8Array(tagCount).fill(top)
    const next = new Float64Array(tagCount)
    next[0] = (best[top] ?? 0) + (own[0] ?? 0)
    for (let tag = 1; tag < tagCount; tag += 1) {
      // A value goes on only from its own beginning or middle; anything else may follow anything.
      if (isInside(tag)) back[tag] = (best[tag] ?? 0) > (best[tag - 1] ?? 0) ? tag : tag - 1
      next[tag] = (best[back[tag] ?? 0] ?? 0) + (own[tag] ?? 0)
    }
    from.push(back)
    best = next
  }
  let tag = likeliest(best)
  for (let word = run.length - 1; word >= 0; word -= 1) {
    tags[word] = tag
    tag = from[word]?.[tag] ?? 0
  }
  return tags
}

function startScores(): Float64Array {
  const scores = new Float64Array(tagCount).fill(impossible)
  scores[0] = 0
  return scores
}

function likeliest(scores: Float64Array): number {
  let top = 0
  for (let tag = 1; tag < scores.length; tag += 1) {
    if ((scores[tag] ?? impossible) > (scores[top] ?? impossible)) top = tag
  }
  return top
}

function spansOf(tags: Uint8Array, { logs }: Answers): readonly Span[] {
  const spans: Span[] = []
  for (let word = 0; word < tags.length; word += 1) {
    const tag = tags[word] ?? 0
    if (tag === 0) continue
    const start = word
    let score = logs(word)?.[tag] ?? impossible
    while (tags[word + 1] === tag + 1) {
      word += 1
      score = Math.min(score, logs(word)?.[tag + 1] ?? impossible)
    }
    const label = labels[labelOf(tag)]
    if (label) spans.push({ start, end: word + 1, label, score: Math.exp(score) })
  }
  return spans
}

/** The next likely label for the same words, if the model thought of any. */
export function secondOf({ start, end, label }: Span, { logs }: Answers): Second | undefined {
  let second: Second | undefined
  for (const [index, other] of labels.entries()) {
    if (other === label) continue
    const begin = beginTag(index)
    let score = 0
    for (let word = start; word < end; word += 1) {
      score = Math.min(score, logs(word)?.[word === start ? begin : begin + 1] ?? impossible)
    }
    if (score > Math.log(second?.score ?? leastSecond)) {
      second = { label: other, score: Math.exp(score) }
    }
  }
  return second
}

const leastSecond = 0.005
