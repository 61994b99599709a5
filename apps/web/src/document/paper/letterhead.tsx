import { pathsOf } from '@sheaf/domain/documents/document'
import { fieldLabel, fieldPrompt } from '@sheaf/domain/documents/field-labels'
import type { FieldGroup } from '@sheaf/domain/documents/field-row'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import { OwnForm } from '#document/fields/own-form.tsx'
import { PaperField } from '#document/fields/paper-field.tsx'
import { PaperArea } from '#document/fields/paper-fields.tsx'
import { isShown } from './options.ts'
import { usePaper } from './paper-context.ts'

/** Who writes: the logo and the company, where they stand on the sheet. */
export function Letterhead({ logo }: { readonly logo: ReactNode }) {
  const { editor } = usePaper()
  const [name, ...others] = usePartyPaths('sender')
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset cannot be laid out as a letterhead.
    <div role="group" aria-label="Your company" className="min-w-0">
      {logo && <div className="paper-logo">{logo}</div>}
      <OwnForm>
        {name && (
          <PaperArea
            path={name}
            label={fieldLabel(editor.kind, name)}
            placeholder={fieldPrompt(editor.kind, name)}
            autoComplete="organization"
            isOneLine
            className="paper-name"
          />
        )}
        {others.map((path) => (
          <PaperField key={path} path={path} />
        ))}
      </OwnForm>
    </div>
  )
}

/** Whom it is for; where goods go to a place of their own, both. */
export function Receivers() {
  const { editor, words, shown } = usePaper()
  return (
    <div className={clsx('paper-receivers', shown.has('ship-to') && 'has-two')}>
      <Receiver part="receiver" title={words.kinds[editor.kind].receiver} />
      {shown.has('ship-to') && <Receiver part="shipTo" title={words.shipTo} />}
    </div>
  )
}

type ReceiverProps = { readonly part: 'receiver' | 'shipTo'; readonly title: string }

function Receiver({ part, title }: ReceiverProps) {
  const paths = usePartyPaths(part)
  return (
    // biome-ignore lint/a11y/useSemanticElements: A legend cannot be laid out with its lines.
    <div role="group" aria-label={title} className="min-w-0">
      <h3 className="paper-label">{title}</h3>
      <OwnForm>
        {paths.map((path, index) => (
          <PaperField key={path} path={path} {...(index === 0 && { className: 'paper-strong' })} />
        ))}
      </OwnForm>
    </div>
  )
}

/** The fields of a party that show. What was filled once stays: a field that is emptied while one writes must not go away. */
function usePartyPaths(group: FieldGroup): readonly FieldPath[] {
  const { editor, table, shown } = usePaper()
  const [seen, setSeen] = useState<readonly FieldPath[]>([])
  const own = pathsOf(editor.kind, table).filter((path) => table[path]?.group === group)
  const now = own.filter((path) => isShown(editor.document, path, shown, table))
  const filled = now.filter((path) => table[path]?.on[editor.kind] === 'filled')
  const isNew = filled.some((path) => !seen.includes(path) && editor.text(path) !== '')
  if (isNew) setSeen([...seen, ...filled])
  return own.filter((path) => now.includes(path) || seen.includes(path))
}
