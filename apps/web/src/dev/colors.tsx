import { Specimen } from './specimen.tsx'

const swatches = [
  { name: 'ground', className: 'bg-ground' },
  { name: 'paper', className: 'bg-paper' },
  { name: 'wash', className: 'bg-wash' },
  { name: 'sheet', className: 'bg-sheet' },
  { name: 'hairline', className: 'bg-hairline' },
  { name: 'edge', className: 'bg-edge' },
  { name: 'ink', className: 'bg-ink' },
  { name: 'ink-soft', className: 'bg-ink-soft' },
  { name: 'vermilion', className: 'bg-vermilion' },
  { name: 'vermilion-fill', className: 'bg-vermilion-fill' },
  { name: 'vermilion-press', className: 'bg-vermilion-press' },
  { name: 'vermilion-ink', className: 'bg-vermilion-ink' },
  { name: 'vermilion-tint', className: 'bg-vermilion-tint' },
  { name: 'spruce', className: 'bg-spruce' },
  { name: 'spruce-tint', className: 'bg-spruce-tint' },
] as const

export function Colors() {
  return (
    <Specimen title="Colors">
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5">
        {swatches.map(({ name, className }) => (
          <li key={name} className="flex flex-col gap-1 text-ink-soft text-small">
            <span className={`h-12 rounded-control border border-hairline ${className}`} />
            {name}
          </li>
        ))}
      </ul>
    </Specimen>
  )
}
