import { type ReactNode, useId } from 'react'

type FieldGroupProps = { readonly title: string; readonly children: ReactNode }

/** Fields that belong together, two beside each other where there is room. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: A legend does not take part in the layout.
    <div role="group" aria-labelledby={id} className="flex flex-col gap-4">
      <h3 id={id} className="border-hairline border-b pb-2 text-lead">
        {title}
      </h3>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-x-4">{children}</div>
    </div>
  )
}
