import { hasField } from '@sheaf/domain/documents/document'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { type FormEvent, useRef, useState } from 'react'
import { namedAlike, templateNameField } from '#sheets/templates/template-saving.ts'
import { useSavedTemplates } from '#sheets/templates/use-saved-templates.ts'
import type { Saving } from '#studio/use-saving.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

type SavePanelProps = { readonly kind: DocumentKind; readonly saving: Saving }

export function SavePanel(props: SavePanelProps) {
  const [isWanted, setIsWanted] = useState(false)
  const asksForMoney = hasField(props.kind, 'texts.terms')
  const saved = asksForMoney ? 'company, bank details, terms and design' : 'company and design'
  return (
    <div className="flex flex-col gap-4 rounded-panel border border-hairline bg-paper p-5">
      <Checkbox
        label="Save as template"
        help={`Saves your ${saved} for next time. Clients, line items and numbers aren't saved.`}
        checked={isWanted}
        onChange={({ target }) => setIsWanted(target.checked)}
      />
      {isWanted && <SaveForm {...props} />}
    </div>
  )
}

/** Saving again under the same name changes the template that has it: nobody wants two that are called alike. */
function SaveForm({ kind, saving }: SavePanelProps) {
  const { data: templates } = useSavedTemplates()[kind]
  const [name, setName] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const twin = namedAlike(templates, name)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') field.current?.focus()
    void saving.save(twin ? 'update' : 'save', name, { target: twin })
  }

  return (
    <form noValidate onSubmit={submit} className="flex animate-appear flex-wrap items-start gap-3">
      <TextField
        {...templateNameField}
        ref={field}
        help={twin ? 'You already have a template with this name. Saving updates it.' : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
        frameClassName="min-w-56 grow basis-56"
      />
      <Button
        type="submit"
        className="mt-7"
        disabled={name.trim() === ''}
        loading={saving.pending !== undefined}
        loadingLabel="Saving..."
      >
        {twin ? 'Update Template' : 'Save Template'}
      </Button>
    </form>
  )
}
