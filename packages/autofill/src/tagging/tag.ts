import { askModel } from './ask-model.ts'
import { calibrationOfModel, probabilityOf } from './calibration.ts'
import { type Answers, decode, type Second, secondOf } from './decode.ts'
import { featuresOf, type TagContext } from './features.ts'
import { groupItems } from './group-items.ts'
import type { TagLabel } from './labels.ts'
import type { PlacedWord } from './placed-words.ts'
import { windowsWithin } from './windows.ts'

/** Words that stand for one value of the document. */
export type TaggedSpan = {
  readonly label: TagLabel
  /** Counted from 1 in the order of the text; 0 for what belongs to no line. */
  readonly item: number
  /** Places in the text. */
  readonly start: number
  readonly end: number
  /** Places in the list of words: from the first one to before the second. */
  readonly words: readonly [number, number]
  /** How often such an answer was right on texts by hands that the model had not seen, from 0 to 1. */
  readonly probability: number
  /** What the words might be instead, with the model's own score. */
  readonly second?: Second | undefined
}

/** What each word of a text is for the document that is to be written. The same text gives the same answer. */
export async function tag(
  words: readonly PlacedWord[],
  context: TagContext,
): Promise<readonly TaggedSpan[]> {
  if (words.length === 0) return []
  const features = featuresOf(words, context)
  return spansFrom(words, await askModel(features, windowsWithin(words)))
}

export function spansFrom(words: readonly PlacedWord[], answers: Answers): readonly TaggedSpan[] {
  const spans = decode(answers)
  const items = groupItems(spans, answers)
  const calibration = calibrationOfModel()
  return spans.map((span, index) => {
    const { start, end, label, score } = span
    return {
      label,
      item: items[index] ?? 0,
      start: words[start]?.start ?? 0,
      end: words[end - 1]?.end ?? 0,
      words: [start, end],
      probability: probabilityOf(score, label, calibration),
      second: secondOf(span, answers),
    }
  })
}
