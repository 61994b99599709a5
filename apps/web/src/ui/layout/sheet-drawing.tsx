import clsx from 'clsx'

type SheetDrawingProps = {
  /** What is cut into the seal. */
  readonly seal?: keyof typeof seals
  readonly className?: string
}

const seals = { tick: 'M56.5 86.2l2.4 2.4 4.6-5', cross: 'M57 83l6 6M63 83l-6 6' } as const

/** A small sheet with a turned corner, a few written lines and a seal: where nothing is yet. */
export function SheetDrawing({ seal = 'tick', className }: SheetDrawingProps) {
  return (
    <svg
      viewBox="0 0 96 112"
      className={clsx('h-28 w-24 overflow-visible', className)}
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className="fill-wash stroke-hairline" d="M20 14l62-6 8 92-62 6z" />
      <path className="fill-paper stroke-ink" d="M10 4h50l16 16v84H10z" />
      <path className="fill-wash stroke-ink" d="M60 4v16h16z" />
      <path className="stroke-ink" d="M20 24h22" strokeWidth="3" />
      <path className="stroke-edge" d="M20 40h46M20 50h46M20 60h30" />
      <path className="stroke-ink" d="M20 84h18M20 92h12" />
      <circle className="fill-vermilion" cx="60" cy="86" r="8" />
      <path className="stroke-paper" d={seals[seal]} />
    </svg>
  )
}
