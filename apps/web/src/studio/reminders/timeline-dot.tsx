import clsx from 'clsx'

type DotTone = 'due' | 'waiting' | 'done' | 'failed' | 'quiet'

const looks: Readonly<Record<DotTone, string>> = {
  due: 'border-vermilion bg-vermilion',
  waiting: 'border-edge bg-paper',
  done: 'border-spruce bg-spruce',
  failed: 'border-vermilion-ink bg-paper',
  quiet: 'border-hairline bg-wash',
}

type TimelineDotProps = { readonly tone: DotTone; readonly isLast?: boolean }

/** A day on the line that joins the days. What it means stands in words beside it. */
export function TimelineDot({ tone, isLast = false }: TimelineDotProps) {
  return (
    <span aria-hidden="true" className="relative flex w-3 shrink-0 flex-col items-center">
      <span className={clsx('mt-1.5 size-3 shrink-0 rounded-full border-2', looks[tone])} />
      {!isLast && <span className="-mb-1.5 w-px grow bg-hairline" />}
    </span>
  )
}
