import type { Theme } from '@sheaf/contract/themes'
import { type ComponentProps, type KeyboardEvent, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'wouter'
import { sessionLoss } from '#api/client.ts'
import { themeCards } from '#sheets/carousel/carousel-cards.ts'
import { TemplateCarousel } from '#sheets/carousel/template-carousel.tsx'
import { editorAddress } from '#sheets/templates/editor-address.ts'
import { withTheme } from '#sheets/templates/template-values.ts'
import { useEditTemplate } from '#sheets/templates/use-edit-template.ts'
import { TextareaField } from '#ui/fields/textarea-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useLeaveGuard } from '#ui/overlays/leave-guard.tsx'
import { BankingCard } from './banking-card.tsx'
import { CustomizeCard } from './customize-card.tsx'
import type { CustomizerStart } from './customizer-start.ts'
import { useDraft, useKeepDraft } from './draft.ts'
import { GalleryHeader, galleryWidth } from './gallery-header.tsx'
import { LivePreview } from './live-preview.tsx'
import { MyTemplates } from './my-templates.tsx'
import { TemplateActionBar } from './template-action-bar.tsx'
import { useTemplateActions, useUseTemplate } from './template-actions.ts'
import { type TemplateForm, useTemplateForm } from './template-form.ts'
import { textOf } from './text-of.ts'

type TemplateCustomizerProps = {
  readonly start: CustomizerStart
  readonly saved: ComponentProps<typeof MyTemplates>['saved']
  readonly userId: string
  /** The form goes on under the address of this template, or of none. */
  readonly onMove: (id: string | null) => void
}

export function TemplateCustomizer({ start, saved, userId, onMove }: TemplateCustomizerProps) {
  const { themes, editingId } = start
  const [, navigate] = useLocation()
  const edit = useEditTemplate()
  const owner = { userId, page: editingId ?? 'new' }
  const { form, isChanged, settle } = useTemplateForm(start, useDraft(owner))
  useKeepDraft(form, owner, isChanged)
  const guard = useLeaveGuard({
    isDirty: isChanged,
    warning: "Your changes to this template haven't been saved and will be lost.",
    isExcused: sessionLoss.isLeaving,
  })
  const themeNames = useMemo(() => new Map(themes.map(({ id, name }) => [id, name])), [themes])
  const cards = useMemo(() => themeCards('invoice', themes), [themes])
  const theme = useChosenTheme(form, themes)

  function moveTo(id: string | null) {
    onMove(id)
    navigate(id === null ? '/templates' : `/templates?template=${id}`, { replace: true })
  }

  const use = useUseTemplate(form)
  const { pending, run } = useTemplateActions({
    form,
    editingId,
    templates: saved.data,
    onSaved(template, action) {
      settle(template)
      if (action === 'save-as-new') moveTo(template.id)
    },
  })

  return (
    <div className={galleryWidth}>
      <GalleryHeader />
      {start.isMissing && <Missing />}
      <MyTemplates
        saved={saved}
        themeNames={themeNames}
        editingId={editingId}
        onUse={({ id }) => guard.leave(() => navigate(editorAddress('invoice', id)))}
        onEdit={(invoice) => guard.leave(() => edit({ id: invoice.id, kind: 'invoice', invoice }))}
        onDeleted={(id) => id === editingId && moveTo(null)}
      />
      <TemplateCarousel
        className="-mx-4 sm:-mx-6"
        label="Invoice templates"
        cards={cards}
        selectedId={theme.id}
        onSelect={(id) => changeTheme(form, theme, themeOf(themes, id))}
      />
      <form
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (!isEnterInField(event)) return
          event.preventDefault()
          run(editingId === undefined ? 'save' : 'update')
        }}
        className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] lg:gap-10"
      >
        <div className="order-2 flex min-w-0 flex-col gap-6 lg:order-none">
          <CustomizeCard form={form} theme={theme} isEditing={editingId !== undefined} />
          <BankingCard form={form} />
          <BusinessCard form={form} />
        </div>
        <div className="contents lg:sticky lg:top-6 lg:flex lg:flex-col lg:gap-4 lg:self-start">
          <LivePreview form={form} themeName={theme.name} />
          <TemplateActionBar
            form={form}
            isEditing={editingId !== undefined}
            pending={pending}
            onRun={run}
            onUse={use}
            onCancel={() => guard.leave(() => navigate('/templates'))}
          />
        </div>
      </form>
      {guard.dialog}
    </div>
  )
}

const writtenTypes: ReadonlySet<string> = new Set(['text', 'email', 'tel'])

// A form whose button is disabled would not hear it, and could not say what is missing.
function isEnterInField({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof HTMLInputElement && writtenTypes.has(target.type)
}

function useChosenTheme(form: TemplateForm, themes: readonly Theme[]): Theme {
  return themeOf(themes, useWatch({ control: form.control, name: 'theme' }))
}

function themeOf(themes: readonly Theme[], id: string): Theme {
  const theme = themes.find((each) => each.id === id) ?? themes[0]
  if (!theme) throw new Error('There is no theme for invoices')
  return theme
}

function changeTheme(form: TemplateForm, from: Theme, to: Theme): void {
  const { theme, primaryColor, secondaryColor, fontFamily } = withTheme(form.getValues(), from, to)
  for (const [name, value] of Object.entries({ theme, primaryColor, secondaryColor, fontFamily })) {
    form.setValue(name as 'theme', value, { shouldDirty: true, shouldValidate: true })
  }
}

function Missing() {
  return (
    <p role="alert" className="rounded-panel border border-hairline bg-vermilion-tint px-4 py-3">
      This template no longer exists. Choose another one or create a new one.
    </p>
  )
}

function BusinessCard({ form }: { readonly form: TemplateForm }) {
  return (
    <Card title="Additional Business Information" help="Printed below the totals on every invoice.">
      <div className="flex flex-col gap-5">
        <TextareaField label="Business notes" {...textOf(form, 'businessNotes')} />
        <TextareaField
          label="Business references"
          help="For example, a company registration number or a client's order number."
          {...textOf(form, 'businessReferences')}
        />
        <TextareaField label="Default terms" {...textOf(form, 'defaultTerms')} />
      </div>
    </Card>
  )
}
