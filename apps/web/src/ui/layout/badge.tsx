import clsx from 'clsx'
import type { ReactNode } from 'react'

type Tone = 'plain' | 'spruce' | 'vermilion' | 'ink'

const tones: Record<Tone, string> = {
  plain: 'border-hairline bg-paper text-ink-soft',
  spruce: 'border-transparent bg-spruce-tint text-spruce',
  vermilion: 'border-transparent bg-vermilion-tint text-vermilion-ink',
  ink: 'border-transparent bg-ink text-ground',
}

type BadgeProps = { readonly tone?: Tone; readonly children: ReactNode }

export function Badge({ tone = 'plain', children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex h-6 items-center gap-1.5 whitespace-nowrap rounded-control border px-2 font-medium text-small tabular-nums [&_svg]:size-3.5',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
