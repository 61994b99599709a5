export const guideCategories = [
  'Beginner',
  'Business',
  'Advanced',
  'Strategy',
  'Marketing',
  'Compliance',
  'AI & Tech',
  'Automation',
] as const

export type GuideCategory = (typeof guideCategories)[number]

export type Picture = {
  /** Below the base path, with a slash at the start. */
  readonly path: string
  readonly width: number
  readonly height: number
}

/** What a list of guides shows of each. */
export type GuideCard = {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly category: GuideCategory
  readonly readMinutes: number
  /** A day: 2025-01-06. */
  readonly publishedOn: string
  readonly icon: string
  /** The head of the first sheet in it. */
  readonly picture: Picture
}

export type Guide = GuideCard & {
  readonly metaTitle: string
  readonly metaDescription: string
  readonly author: string
  readonly updatedOn: string
  /** Slugs of what to read next. */
  readonly related: readonly string[]
  readonly faq: readonly { readonly question: string; readonly answer: string }[]
  readonly sections: readonly Section[]
  /** Its addresses begin with `{base}` where they lie in this installation. */
  readonly html: string
  /** For the cards of social networks. */
  readonly socialPicture: Picture
}

export type Section = { readonly id: string; readonly title: string; readonly level: 2 | 3 }
