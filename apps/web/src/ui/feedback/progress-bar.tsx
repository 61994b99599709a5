type ProgressBarProps = {
  readonly label: string
  /** From 0 to 1. */
  readonly share: number
}

export function ProgressBar({ label, share }: ProgressBarProps) {
  const percent = Math.round(share * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="flex items-center gap-3"
    >
      <span className="h-1.5 grow overflow-hidden rounded-full bg-wash">
        <span
          className="block h-full origin-left rounded-full bg-spruce transition-transform"
          style={{ transform: `scaleX(${share})` }}
        />
      </span>
      <span className="w-10 text-right text-ink-soft text-small tabular-nums">{percent}%</span>
    </div>
  )
}
