import type { ReactNode } from 'react'

type SpecimenProps = { readonly title: string; readonly children: ReactNode }

export function Specimen({ title, children }: SpecimenProps) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="border-hairline border-b pb-2 text-lead">{title}</h2>
      {children}
    </section>
  )
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
