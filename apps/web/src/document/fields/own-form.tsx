import type { ComponentProps, FormEvent } from 'react'

/**
 * Fields that belong together, as a form of their own. At each key Chrome looks through the whole form of a field for
 * something that it could fill in, twice; fields without a form are one form to it, and a document has hundreds of them.
 * Nothing is sent: Enter stays what the fields make of it.
 */
export function OwnForm(props: Omit<ComponentProps<'form'>, 'onSubmit'>) {
  return <form noValidate {...props} onSubmit={stay} />
}

function stay(event: FormEvent): void {
  event.preventDefault()
}
