import type { PartyView, ViewModel } from '@sheaf/rendering/view-model/view-model'

export function contactLines({ second, address, details }: PartyView): readonly string[] {
  return [second, ...address, ...details.map(({ value }) => value)].filter(Boolean)
}

type ClosingBlock = { readonly title: string; readonly paragraphs: readonly string[] }

export function closingBlocks({ payment, texts, notices }: ViewModel): readonly ClosingBlock[] {
  const facts = payment?.facts.map(({ label, value }) => `${label}   ${value}`) ?? []
  const blocks = [
    { title: payment?.title ?? '', paragraphs: facts },
    ...texts,
    { title: '', paragraphs: notices },
  ]
  return blocks.filter(({ paragraphs }) => paragraphs.length > 0)
}
