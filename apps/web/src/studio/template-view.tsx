import type { CurrentUser } from '@sheaf/contract/current-user'
import { kindInText } from '@sheaf/domain/documents/field-labels'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { sessionLoss } from '#api/client.ts'
import { type SaveName, saveButton, templateNameField } from '#sheets/templates/template-saving.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLeaveGuard } from '#ui/overlays/leave-guard.tsx'
import { columns, pageWidth, sidePanel } from './create-header.tsx'
import { askForLogo } from './customize-design.tsx'
import { DesignPanel } from './design-panel.tsx'
import { editingTitle, useHistoryNote } from './history-note.ts'
import { LetterheadLogo } from './letterhead-logo.tsx'
import { useNewHeading } from './new-heading.ts'
import { sheetOrder } from './pdf-order.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import type { Editing, StudioStart } from './studio-start.ts'
import { useSaving } from './use-saving.ts'
import { type Studio, useStudio } from './use-studio.ts'
import { WrittenSheet } from './written-sheet.tsx'

type TemplateViewProps = {
  readonly start: StudioStart
  readonly editing: Editing
  readonly user: CurrentUser
}

/** A saved template is changed: no document is written, and no draft is touched. */
export function TemplateView({ start, editing, user }: TemplateViewProps) {
  const studio = useStudio(start, user, { keepsDraft: false })
  const { editor, theme, design } = studio
  const order = sheetOrder(studio.editor.computed, studio.theme.id, studio.design)
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)
  const openPreview = () => setIsPreviewOpen(true)
  return (
    <>
      <div className={pageWidth}>
        <TemplateBar studio={studio} start={editing} />
        <div className={columns}>
          <div className={sidePanel}>
            <DesignPanel {...{ studio, order }} onPreview={openPreview} />
          </div>
          <WrittenSheet
            startsPrinted={false}
            {...{ editor, theme, design }}
            problems={{}}
            logo={<LetterheadLogo value={editor.document.sender.logoUrl} onAsk={askForLogo} />}
          />
        </div>
      </div>
      <PreviewDialog
        title={`Preview of your ${kindInText(editor.kind)}`}
        order={order}
        open={isPreviewOpen}
        onOpenChange={setIsPreviewOpen}
      />
    </>
  )
}

type TemplateBarProps = { readonly studio: Studio; readonly start: Editing }

/** What is changed, under which name, and the ways out of it: in sight wherever the page is scrolled to. */
function TemplateBar({ studio, start }: TemplateBarProps) {
  const { editor, theme, design } = studio
  const heading = useNewHeading(editingTitle)
  const { note, replace } = useHistoryNote()
  const [, navigate] = useLocation()
  const [editing, setEditing] = useState(start)
  const [name, setName] = useState(start.name)
  const styled = { document: editor.document, themeId: theme.id, design }
  const { isChanged, settle } = useChanges(JSON.stringify({ styled, name }))
  const { pending, save } = useSaving(styled)
  const guard = useLeaveGuard({
    isDirty: isChanged,
    warning: "Your changes to this template haven't been saved and will be lost.",
    isExcused: sessionLoss.isLeaving,
  })

  function run(action: SaveName) {
    void save(action, name, {
      target: action === 'update' ? editing : undefined,
      manner: editing,
      onSaved(saved) {
        setEditing({ ...editing, ...saved })
        settle()
        if (saved.id !== editing.id) replace({ ...note, editingId: saved.id })
      },
    })
  }

  const saving = { name, pending, onSave: run }
  return (
    <section
      aria-labelledby="editing-template"
      className="sticky top-0 z-20 -mx-4 flex flex-wrap items-end gap-x-6 gap-y-3 border-hairline border-b bg-ground px-4 pt-1 pb-4 max-lg:static sm:-mx-6 sm:px-6"
    >
      <div className="min-w-56 grow basis-80">
        <h1 ref={heading} id="editing-template" tabIndex={-1} className="text-heading">
          {editingTitle}
        </h1>
        <p className="text-ink-soft text-small">{editing.isWhole ? wholeWords : plainWords}</p>
      </div>
      <TextField
        {...templateNameField}
        value={name}
        onChange={({ target }) => setName(target.value)}
        frameClassName="min-w-56 grow basis-56"
      />
      <div className="flex flex-wrap gap-3 max-sm:gap-2 max-sm:*:px-3">
        <Button variant="primary" {...saveButton('update', saving)} loadingLabel="Updating...">
          Update
        </Button>
        <Button {...saveButton('save-as-new', saving)} loadingLabel="Saving...">
          Save as New
        </Button>
        <Button
          variant="quiet"
          onClick={() => guard.leave(() => navigate(note.from ?? '/templates/manage'))}
        >
          {isChanged ? 'Cancel' : 'Done'}
        </Button>
      </div>
      {guard.dialog}
    </section>
  )
}

const plainWords =
  "Your company, bank details, terms and design are saved. The client, line items and numbers aren't."
const wholeWords = 'Everything here is saved except the number and dates.'

/** Whether anything would be lost, and how to say that it was saved. */
function useChanges(content: string) {
  const [saved, setSaved] = useState(content)
  return { isChanged: content !== saved, settle: () => setSaved(content) }
}
