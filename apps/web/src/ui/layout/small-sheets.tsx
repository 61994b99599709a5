import clsx from 'clsx'

type SmallSheetsProps = {
  readonly used: number
  readonly limit: number
  /** How tall they are. */
  readonly size?: 'regular' | 'small'
}

/** One small sheet for each piece that the plan gives. Those used up are written on. */
export function SmallSheets({ used, limit, size = 'regular' }: SmallSheetsProps) {
  return (
    <svg
      viewBox={`0 0 ${limit * 26 - 4} 30`}
      className={clsx('shrink-0', size === 'small' ? 'h-6' : 'h-8')}
      fill="none"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {Array.from({ length: limit }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: A sheet is nothing but its place.
        <g key={at} transform={`translate(${at * 26} 0)`}>
          {at < used ? (
            <>
              <path className="fill-paper stroke-ink" d="M1 1h20v28H1z" />
              <path className="stroke-ink" d="M6 8h6M6 14h10M6 19h10" />
            </>
          ) : (
            <path className="stroke-edge" strokeDasharray="3 2.5" d="M1 1h20v28H1z" />
          )}
        </g>
      ))}
    </svg>
  )
}
