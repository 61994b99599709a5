import { type ReactNode, useRef } from 'react'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import type { DocumentEditor } from './document-editor.ts'
import { type FormField, type FormKind, type FormSection, formLayouts } from './form-layout.ts'
import { LineList } from './line-list.tsx'
import { MoreOptions } from './more-options.tsx'
import './paper.css'
import './paper-lines.css'
import './form-paper.css'
import { PaperContext, usePaper, usePaperState } from './paper-context.ts'
import { paymentTermOptions } from './payment-term-options.ts'
import { fieldLength } from './read-field.ts'
import { TotalsBlock } from './totals-block.tsx'
import { useExtras } from './use-extras.ts'
import { useUndoKeys } from './use-undo-keys.ts'

type DocumentFormProps = {
  readonly kind: FormKind
  readonly editor: DocumentEditor
  readonly problems: Readonly<Record<string, string>>
  /** Stands between the groups of fields and the lines. */
  readonly logo: ReactNode
}

/** The document as a form, for those who rather fill in fields: the same document as on the paper. */
export function DocumentForm(props: DocumentFormProps) {
  const { kind, editor, problems, logo } = props
  const { opensWith, sections } = formLayouts[kind]
  const { shown, toggle } = useExtras(editor, opensWith)
  const state = usePaperState(editor, problems, shown)
  const form = useRef<HTMLDivElement>(null)
  useUndoKeys(form, editor)
  return (
    <PaperContext value={state}>
      <div ref={form} className="flex min-w-0 flex-col gap-5">
        {sections.map((section) => (
          <Section key={section.title} section={section} />
        ))}
        {logo}
        <Lines />
        <MoreOptions onToggle={toggle} except={opensWith} />
      </div>
    </PaperContext>
  )
}

function Section({ section }: { readonly section: FormSection }) {
  const { shown } = usePaper()
  const { title, help, extra, fields } = section
  if (extra && !shown.has(extra)) return null
  return (
    <Card title={title} help={help} className="@container p-5">
      <div className="grid gap-4 @min-[26rem]:grid-cols-2 @min-[36rem]:grid-cols-3">
        {fields
          .filter((field) => !field.extra || shown.has(field.extra))
          .map((field) => (
            <BoundField key={field.name} field={field} />
          ))}
      </div>
    </Card>
  )
}

const spans = { all: 'col-span-full', two: '@min-[26rem]:col-span-2' } as const

function BoundField({ field }: { readonly field: FormField }) {
  const { editor, problems } = usePaper()
  const { name, label, input, span } = field
  const bound = {
    name,
    label,
    value: editor.fields(name),
    error: problems[name],
    maxLength: fieldLength(editor.kind, name),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      editor.set(name, target.value),
    frameClassName: span && spans[span],
  }
  switch (input) {
    case 'area':
      return <TextareaField {...bound} rows={2} />
    case 'day':
      return <TextField {...bound} type="date" max="9999-12-31" />
    case 'payment-terms': {
      const { maxLength: _length, ...choice } = bound
      return <SelectField {...choice} options={paymentTermOptions(bound.value)} />
    }
    // The browser would judge an address by its own rules, before anybody wants to know.
    case 'email':
      return <TextField {...bound} inputMode="email" autoComplete="off" spellCheck={false} />
    default:
      return <TextField {...bound} type={input} autoComplete="off" />
  }
}

function Lines() {
  return (
    <div className="paper paper-form" data-look="minimal">
      <h2 className="mb-3 text-lead">Line items</h2>
      <LineList />
      <div className="paper-foot">
        <TotalsBlock />
      </div>
    </div>
  )
}
