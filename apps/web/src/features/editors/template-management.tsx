import { useState } from 'react'
import type { AnyCustomTemplate } from '#api/custom-templates.ts'
import { DeleteTemplateDialog } from '#sheets/templates/delete-template-dialog.tsx'
import { saveButton, templateNameField } from '#sheets/templates/template-saving.ts'
import { isWholeTemplate } from '#studio/custom-template.ts'
import type { Studio } from '#studio/use-studio.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { editorKinds, type OwnEditorKind } from './editor-kinds.ts'
import { type ManageName, useManagement } from './use-management.ts'
import type { TemplateChoice } from './use-template-choice.ts'

type TemplateManagementProps = {
  readonly kind: OwnEditorKind
  readonly studio: Studio
  readonly choice: TemplateChoice
}

/** Keeps the document as a template, and looks after the one that is chosen. */
export function TemplateManagement({ kind, studio, choice }: TemplateManagementProps) {
  const { custom } = choice
  const management = useManagement(kind, studio, choice)
  const [doomed, setDoomed] = useState<AnyCustomTemplate>()
  return (
    <section
      aria-label="Template management"
      className="flex flex-col gap-3 border-hairline border-t pt-4 @min-[29rem]:border-t-0 @min-[29rem]:pt-6"
    >
      <h3 className="font-medium">{custom ? 'Your template' : 'Save as template'}</h3>
      <Fields {...{ kind, custom }} {...management} onDelete={() => setDoomed(custom)} />
      <DeleteTemplateDialog
        template={doomed && { kind, id: doomed.id, name: doomed.name }}
        onClose={() => setDoomed(undefined)}
        onDeleted={() => choice.settleOn(undefined)}
      />
    </section>
  )
}

type FieldsProps = ReturnType<typeof useManagement> & {
  readonly kind: OwnEditorKind
  readonly custom: AnyCustomTemplate | undefined
  readonly onDelete: () => void
}

function Fields({ kind, custom, pending, manage, onDelete }: FieldsProps) {
  const { whole } = editorKinds[kind]
  const { name, setName, isWhole, setIsWhole } = useTemplateDetails(kind, custom)

  function button(action: ManageName) {
    const onSave = () => void manage(action, name, isWhole)
    return { size: 'small' as const, ...saveButton(action, { name, pending, onSave }) }
  }

  return (
    <>
      <TextField
        {...templateNameField}
        help="Saves your company, terms and design for next time. Numbers and dates aren't saved."
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') void manage(custom ? 'rename' : 'save', name, isWhole)
        }}
      />
      <Checkbox
        label={whole.label}
        checked={isWhole}
        onChange={({ target }) => setIsWhole(target.checked)}
      />
      <div className="flex flex-wrap gap-2">
        {custom && <Button {...button('update')}>Update Template</Button>}
        {custom && <Button {...button('rename')}>Rename</Button>}
        <Button {...button('save')}>{custom ? 'Save as New' : 'Save Template'}</Button>
        {custom && (
          <Button size="small" variant="danger" disabled={pending !== undefined} onClick={onDelete}>
            Delete
          </Button>
        )}
      </div>
    </>
  )
}

/** What is filled in here; another template that is chosen brings its own. */
function useTemplateDetails(kind: OwnEditorKind, custom: AnyCustomTemplate | undefined) {
  const [name, setName] = useState(custom?.name ?? '')
  const [isWhole, setIsWhole] = useState(editorKinds[kind].whole.isWanted)
  const [last, setLast] = useState<AnyCustomTemplate>()
  if (custom?.id !== last?.id) {
    setLast(custom)
    setName(custom?.name ?? '')
    setIsWhole(custom ? isWholeTemplate(kind, custom) : editorKinds[kind].whole.isWanted)
  }
  return { name, setName, isWhole, setIsWhole }
}
