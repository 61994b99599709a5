import clsx from 'clsx'
import { guideCards } from '#guides/guide-cards.ts'
import { type FilterCategory, filterCategories } from './use-category.ts'

type CategoryFilterProps = {
  readonly chosen: FilterCategory
  readonly onChoose: (category: FilterCategory) => void
}

export function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  return (
    <fieldset className="flex flex-wrap gap-2 print:hidden">
      <legend className="sr-only">Category</legend>
      {filterCategories.map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
          className={clsx(
            'inline-flex h-9 cursor-pointer items-center gap-2 rounded-control border px-3 font-medium transition-colors pointer-coarse:h-11',
            category === chosen
              ? 'border-ink bg-ink text-ground'
              : 'border-hairline bg-paper text-ink-soft hover:border-edge hover:text-ink',
          )}
        >
          {category}
          <span className="font-normal text-small tabular-nums">{countOf(category)}</span>
        </button>
      ))}
    </fieldset>
  )
}

function countOf(category: FilterCategory): number {
  return guideCards.filter((guide) => category === 'All' || guide.category === category).length
}
