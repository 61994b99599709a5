import type { GuideCard } from './guide.ts'

const cards = import.meta.glob<GuideCard>('../../content/guides/*.md', {
  query: '?card',
  import: 'default',
  eager: true,
})

/** All guides, the oldest first. */
export const guideCards: readonly GuideCard[] = Object.values(cards).sort((a, b) =>
  a.publishedOn.localeCompare(b.publishedOn),
)

export function findGuideCard(slug: string): GuideCard | undefined {
  return guideCards.find((card) => card.slug === slug)
}
