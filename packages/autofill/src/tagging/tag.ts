import type { Layout } from '../layout/layout.ts'
import { askModel } from './ask-model.ts'
import { calibrationOfModel, probabilityOf } from './calibration.ts'
import { decode } from './decode.ts'
import { featuresOf, type TagContext } from './features.ts'
import { groupItems } from './group-items.ts'
import type { TagLabel } from './labels.ts'
import { windowsWithin } from './windows.ts'

/** Words that stand for one value of the document. */
export type Tagged = {
  readonly label: TagLabel
  /** Counted from 1 in the order of the text; 0 for what belongs to no line. */
  readonly item: number
  /** Places in the text. */
  readonly start: number
  readonly end: number
  /** How often such an answer was right on texts by hands that the model had not seen, from 0 to 1. */
  readonly probability: number
}

/** What each word of a text is for the document that is to be written. The same text gives the same answer. */
export async function tag(layout: Layout, context: TagContext): Promise<readonly Tagged[]> {
  const { words } = layout
  if (words.length === 0) return []
  const windows = windowsWithin(words)
  const answers = await askModel(featuresOf(layout, context, windows), windows)
  const spans = decode(answers)
  const items = groupItems(spans, answers)
  const calibration = calibrationOfModel()
  return spans.map(({ start, end, label, score }, index) => ({
    label,
    item: items[index] ?? 0,
    start: words[start]?.start ?? 0,
    end: words[end - 1]?.end ?? 0,
    probability: probabilityOf(score, label, calibration),
  }))
}
