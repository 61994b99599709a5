type SmallSheetsProps = { readonly used: number; readonly limit: number }

/** One small sheet for each piece that the plan gives. Those used up are written on. */
export function SmallSheets({ used, limit }: SmallSheetsProps) {
  return (
    <svg
      viewBox={`0 0 ${limit * 22 - 4} 24`}
      className="h-6"
      fill="none"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {Array.from({ length: limit }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: A sheet is nothing but its place.
        <g key={at} transform={`translate(${at * 22} 0)`}>
          {at < used ? (
            <>
              <path className="fill-paper stroke-ink" d="M1 1h16v22H1z" />
              <path className="stroke-ink" d="M5 7h5M5 12h8M5 16h8" />
            </>
          ) : (
            <path className="stroke-edge" strokeDasharray="3 2.5" d="M1 1h16v22H1z" />
          )}
        </g>
      ))}
    </svg>
  )
}
