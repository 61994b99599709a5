import type { Money } from '@sheaf/domain/money/money'
import { usePaper } from './paper-context.ts'

type FigureProps = {
  readonly label: string
  readonly amount: Money
  /** Said when it changes: the sum at the end, and no other. */
  readonly isLive?: boolean
}

export function Figure({ label, amount, isLive = false }: FigureProps) {
  const { script } = usePaper()
  return (
    <output aria-label={label} aria-live={isLive ? 'polite' : 'off'} className="totals-figure">
      {script.money(amount)}
    </output>
  )
}
