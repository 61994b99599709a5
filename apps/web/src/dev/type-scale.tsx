import { Specimen } from './specimen.tsx'

export function TypeScale() {
  return (
    <Specimen title="Type">
      <p className="font-medium font-serif text-display">Paper on a desk</p>
      <p className="font-medium font-serif text-heading">Invoice for a week of work</p>
      <p className="font-medium font-serif text-title">Due on 2 April 2026</p>
      <p className="text-lead">A lead says in one line what the screen is for.</p>
      <p>The interface is set in Inter: 15 px, ink on paper, figures under each other.</p>
      <p className="text-ink-soft text-small">Small print and help, 13 px. 1 234.50 and 9 876.00</p>
    </Specimen>
  )
}
