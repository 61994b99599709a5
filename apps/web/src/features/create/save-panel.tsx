import { type FormEvent, useRef, useState } from 'react'
import { type SaveName, saveButton, templateNameField } from '#sheets/templates/template-saving.ts'
import type { Editing } from '#studio/history-note.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

type SavePanelProps = {
  readonly pending: SaveName | undefined
  readonly onSave: (action: SaveName, name: string) => void
}

type EditPanelProps = SavePanelProps & { readonly editing: Editing }

const surface = 'flex flex-col gap-4 rounded-panel border border-hairline bg-paper p-5'

/** For someone who changes a saved template. */
export function EditPanel({ editing, pending, onSave }: EditPanelProps) {
  const [name, setName] = useState(editing.name)
  const saving = { name, pending, onSave: (action: SaveName) => onSave(action, name) }
  return (
    <section aria-labelledby="editing-template" className={surface}>
      <div>
        <h2 id="editing-template" className="text-lead">
          Editing Template
        </h2>
        <p className="text-ink-soft text-small">
          Your company, bank, terms and look are saved. Client, lines and numbers are not.
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <NameField name={name} setName={setName} />
        <Button {...saveButton('update', saving)} loadingLabel="Updating...">
          Update
        </Button>
        <Button {...saveButton('save-as-new', saving)} loadingLabel="Saving...">
          Save as New
        </Button>
      </div>
    </section>
  )
}

export function SavePanel({ pending, onSave }: SavePanelProps) {
  const [isWanted, setIsWanted] = useState(false)
  const [name, setName] = useState('')
  const field = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') field.current?.focus()
    onSave('save', name)
  }

  return (
    <form noValidate onSubmit={submit} className={surface}>
      <Checkbox
        label="Save as template"
        help="Keeps your company, bank, terms and look for next time. Never a client, a line or a number."
        checked={isWanted}
        onChange={({ target }) => setIsWanted(target.checked)}
      />
      {isWanted && (
        <div className="flex animate-appear flex-wrap items-end gap-3">
          <NameField name={name} setName={setName} inputRef={field} />
          <Button
            type="submit"
            disabled={name.trim() === ''}
            loading={pending === 'save'}
            loadingLabel="Saving..."
          >
            Save Template
          </Button>
        </div>
      )}
    </form>
  )
}

type NameFieldProps = {
  readonly name: string
  readonly setName: (name: string) => void
  readonly inputRef?: React.Ref<HTMLInputElement>
}

function NameField({ name, setName, inputRef }: NameFieldProps) {
  return (
    <TextField
      {...templateNameField}
      ref={inputRef}
      value={name}
      onChange={({ target }) => setName(target.value)}
      frameClassName="min-w-56 grow basis-56"
    />
  )
}
