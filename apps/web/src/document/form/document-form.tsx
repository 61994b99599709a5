import { formLabel } from '@sheaf/domain/documents/field-labels'
import type { FieldTable } from '@sheaf/domain/documents/field-row'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import { isNeeded } from '@sheaf/domain/documents/issue-problems'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { OptionId } from '@sheaf/domain/documents/options'
import { type ReactNode, useRef } from 'react'
import { useTaxIdNote } from '#document/law/use-tax-id-note.ts'
import { LineList } from '#document/lines/line-list.tsx'
import { nextInSeries } from '#document/paper/facts.tsx'
import { MoreOptions } from '#document/paper/more-options.tsx'
import { PlaceFields } from '#document/paper/place-fields.tsx'
import type { DocumentEditor } from '#document/writing/document-editor.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TextareaField } from '#ui/fields/textarea-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { type FormKind, type FormSection, formOpensWith, formSections } from './form-layout.ts'
import '#document/paper/paper.css'
import '#document/paper/paper-totals.css'
import '#document/lines/paper-lines.css'
import './form-paper.css'
import { emailLook, useEmailCheck } from '#document/fields/email-check.ts'
import { isLong } from '#document/fields/field-manners.ts'
import { OwnForm } from '#document/fields/own-form.tsx'
import { paymentTermOptions } from '#document/fields/payment-terms-field.tsx'
import {
  type FieldProblems,
  PaperContext,
  usePaper,
  usePaperState,
} from '#document/paper/paper-context.ts'
import { TotalsBlock } from '#document/paper/totals-block.tsx'
import { useCalledField } from '#document/paper/use-called-field.ts'
import { useOptions } from '#document/paper/use-options.ts'
import { useLiveText } from '#document/writing/live-text.ts'
import { fieldLength } from '#document/writing/read-field.ts'
import { useUndoKeys } from '#document/writing/use-undo-keys.ts'

type DocumentFormProps = {
  readonly kind: FormKind
  readonly editor: DocumentEditor
  readonly problems: FieldProblems
  /** Stands between the groups of fields and the lines. */
  readonly logo: ReactNode
}

/** The document as a form, for those who rather fill in fields: the same document as on the paper. */
export function DocumentForm(props: DocumentFormProps) {
  const { kind, editor, problems, logo } = props
  const opensWith = formOpensWith(kind)
  const { shown, toggle } = useOptions(editor, opensWith)
  const state = usePaperState(editor, problems, shown)
  const form = useRef<HTMLDivElement>(null)
  useUndoKeys(form, editor)
  useCalledField(form, editor)
  return (
    <PaperContext value={state}>
      <div ref={form} className="flex min-w-0 flex-col gap-5">
        {formSections(kind).map((section) => (
          <Section key={section.title} section={section} />
        ))}
        <Card title="Country and currency" className={cardLook}>
          <div className="grid gap-4 @min-[26rem]:grid-cols-2 @min-[36rem]:grid-cols-3">
            <PlaceFields editor={editor} problems={problems} />
          </div>
        </Card>
        {logo}
        <Lines />
        <MoreOptions onToggle={toggle} except={opensWith} />
      </div>
    </PaperContext>
  )
}

// What stands by itself is painted by itself: a letter in one of them leaves the others as they are.
const cardLook = '@container isolate p-5'

function Section({ section }: { readonly section: FormSection }) {
  const { editor, shown, table } = usePaper()
  const { title, option, paths } = section
  if (option && !shown.has(option)) return null
  return (
    <Card title={title} className={cardLook}>
      <OwnForm className="grid gap-4 @min-[26rem]:grid-cols-2 @min-[36rem]:grid-cols-3">
        {paths
          .filter((path) => isOnForm(editor.kind, path, shown, table))
          .map((path) => (
            <BoundField key={path} path={path} />
          ))}
      </OwnForm>
    </Card>
  )
}

// A form has room for a phone number that nobody has filled in yet.
function isOnForm(
  kind: DocumentKind,
  path: FieldPath,
  shown: ReadonlySet<OptionId>,
  table: FieldTable,
): boolean {
  const { on, option } = table[path] ?? {}
  const where = on?.[kind]
  return where === 'always' || where === 'filled' || (option !== undefined && shown.has(option))
}

const wide: Readonly<Partial<Record<FieldPath, string>>> = {
  'texts.reason': '@min-[26rem]:col-span-2',
  'receiver.address': '',
  'shipTo.address': '',
}

/** The field of a form for a path, as its type wants it. */
export function BoundField({ path }: { readonly path: FieldPath }) {
  const { editor, problems, table, words } = usePaper()
  const type = table[path]?.type
  const value = useLiveText(editor, path)
  const check = useEmailCheck(type === 'email', value)
  const { note, ...taxIdKeys } = useTaxIdNote(path)
  const bound = {
    name: path,
    label: formLabel(editor.kind, path, words),
    value,
    error: problems[path] ?? check.problem,
    help: editor.remarks?.[path] ?? note?.text,
    required: isNeeded(editor.kind, path, table),
    note: path === 'number' && editor.numberFollows ? nextInSeries : undefined,
    maxLength: fieldLength(path, table),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      editor.type(path, target.value),
    frameClassName: wide[path] ?? (isLong(type) ? 'col-span-full' : ''),
  }
  if (isLong(type)) return <TextareaField {...bound} rows={2} />
  switch (type) {
    case 'day':
      return <TextField {...bound} type="date" max="9999-12-31" />
    case 'payment-terms': {
      const { maxLength: _length, ...choice } = bound
      return <SelectField {...choice} options={paymentTermOptions(bound.value)} />
    }
    case 'email':
      return <TextField {...bound} {...emailLook} autoComplete="off" onBlur={check.onBlur} />
    case 'tax-id':
      return <TextField {...bound} {...taxIdKeys} spellCheck={false} autoComplete="off" />
    case 'phone':
      return <TextField {...bound} type="tel" autoComplete="off" />
    case 'url':
      return <TextField {...bound} type="url" autoComplete="off" />
    default:
      return <TextField {...bound} type="text" autoComplete="off" />
  }
}

function Lines() {
  return (
    <div className="paper paper-form isolate" data-look="minimal">
      <h2 className="mb-3 text-lead">Line items</h2>
      <LineList />
      <div className="paper-foot">
        <TotalsBlock />
      </div>
    </div>
  )
}
