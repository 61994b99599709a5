import { useWatch } from 'react-hook-form'
import { type SaveName, saveButton } from '#sheets/templates/template-saving.ts'
import { Button } from '#ui/actions/button.tsx'
import type { TemplateForm } from './template-form.ts'

type TemplateActionBarProps = {
  readonly form: TemplateForm
  readonly isEditing: boolean
  readonly pending: SaveName | undefined
  readonly onRun: (action: SaveName) => void
  readonly onUse: () => void
  readonly onCancel: () => void
}

/** Under the sheet where there is room; at the thumb otherwise. */
export function TemplateActionBar({
  form,
  isEditing,
  pending,
  onRun,
  onUse,
  onCancel,
}: TemplateActionBarProps) {
  const name = useWatch({ control: form.control, name: 'name' })
  const saving = { name, pending, onSave: onRun }
  return (
    <div className="sticky bottom-0 z-20 order-3 -mx-4 flex flex-wrap gap-2 border-hairline border-t bg-ground px-4 py-3 *:grow max-sm:*:px-2 max-sm:*:text-small sm:gap-3 sm:-mx-6 sm:px-6 lg:static lg:order-none lg:mx-0 lg:border-none lg:p-0">
      {isEditing ? (
        <>
          <Button variant="primary" {...saveButton('update', saving)}>
            Update Template
          </Button>
          <Button {...saveButton('save-as-new', saving)}>Save as New</Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel Edit
          </Button>
        </>
      ) : (
        <>
          <Button variant="primary" onClick={onUse}>
            Use This Template
          </Button>
          <Button {...saveButton('save', saving)}>Save</Button>
        </>
      )}
    </div>
  )
}
