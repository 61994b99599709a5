import { type Reading, readText } from '../../src/finding/reading.ts'
import { labels } from '../../src/tagging/labels.ts'
import type { Tagged } from '../../src/tagging/tag.ts'

const mark =
  /⟦(?:(?<item>\d+)\.)?(?<label>[a-zA-Z.]+)(?:@(?<probability>[\d.]+))?\|(?<words>[^⟦⟧]*)⟧/g

/** 'for ⟦1.qty|3⟧ ⟦1.desc@0.4|desks⟧': a text with what the tagger is taken to have said of it. */
export function tagged(marked: string, today = '2026-11-15') {
  const spans: Tagged[] = []
  let text = ''
  let at = 0
  for (const match of marked.matchAll(mark)) {
    const { item, label = '', probability = '0.95', words = '' } = match.groups ?? {}
    const name = item === undefined ? label : `item.${label}`
    const known = labels.find((one) => one === name)
    if (!known) throw new Error(`${name} is no label`)
    text += marked.slice(at, match.index)
    const start = text.length
    text += words
    spans.push({
      label: known,
      item: Number(item ?? 0),
      start,
      end: text.length,
      probability: Number(probability),
    })
    at = match.index + match[0].length
  }
  text += marked.slice(at)
  const reading: Reading = readText(text, today)
  return { text, spans, reading }
}
