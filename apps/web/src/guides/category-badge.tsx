import { Badge } from '#ui/layout/badge.tsx'
import type { GuideCategory } from './guide.ts'
import { GuideIcon } from './guide-icon.tsx'

const tones = {
  Beginner: 'spruce',
  Business: 'plain',
  Advanced: 'ink',
  Strategy: 'plain',
  Marketing: 'plain',
  Compliance: 'vermilion',
  'AI & Tech': 'spruce',
  Automation: 'plain',
} as const satisfies Record<GuideCategory, string>

type CategoryBadgeProps = { readonly category: GuideCategory; readonly icon: string }

export function CategoryBadge({ category, icon }: CategoryBadgeProps) {
  return (
    <Badge tone={tones[category]}>
      <GuideIcon name={icon} />
      {category}
    </Badge>
  )
}
