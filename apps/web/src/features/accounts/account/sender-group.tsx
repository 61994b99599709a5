import type { ReactNode } from 'react'

type SenderGroupProps = { readonly title: string; readonly children: ReactNode }

/** Fields of the sender that belong together. */
export function SenderGroup({ title, children }: SenderGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-lead">{title}</legend>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
