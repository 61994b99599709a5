import { useSyncExternalStore } from 'react'
import { useLocation, useSearch } from 'wouter'

export const filterCategories = [
  'All',
  'Beginner',
  'Business',
  'Advanced',
  'Compliance',
  'AI & Tech',
] as const

export type FilterCategory = (typeof filterCategories)[number]

/** The chosen category stands in the address, so that a link leads to it and the back button away from it. */
export function useCategory(): [FilterCategory, (category: FilterCategory) => void] {
  const [address, navigate] = useLocation()
  const search = useSearch()
  // The page was drawn at build time without a query: it is taken over as it stands, then filtered.
  const isTakenOver = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const category = isTakenOver ? categoryIn(search) : 'All'
  return [
    category,
    (next) => navigate(next === 'All' ? address : `${address}?category=${wordOf(next)}`),
  ]
}

/** `ai-tech` in the address is the category AI & Tech. */
export function categoryIn(search: string): FilterCategory {
  const asked = new URLSearchParams(search).get('category')
  return filterCategories.find((category) => wordOf(category) === asked) ?? 'All'
}

function wordOf(category: FilterCategory): string {
  return category.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}
