import { pathsOf } from '@sheaf/domain/documents/document'
import { fieldLabel, kindTitle } from '@sheaf/domain/documents/field-labels'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import { isNeeded } from '@sheaf/domain/documents/issue-problems'
import type { LabelledPath } from '@sheaf/domain/locale/words/paper-words'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { OwnForm } from '#document/fields/own-form.tsx'
import { PaperField } from '#document/fields/paper-field.tsx'
import { isShown } from './options.ts'
import { usePaper } from './paper-context.ts'

const longTitle = 9

/** Said at a number that nobody has typed. */
export const nextInSeries = 'Next in your series'

/** The title, the number, the days, and what else says which document this is. */
export function Facts() {
  const { editor, words, table, shown } = usePaper()
  const { document, kind } = editor
  const title = kindTitle(kind)
  const own = pathsOf(kind, table).filter((path) => isShown(document, path, shown, table))
  const facts = own.filter((path) => table[path]?.group === 'facts')
  const isUsual = (path: FieldPath) => table[path]?.on[kind] === 'always'
  return (
    <OwnForm className="paper-facts-block">
      <h2 className={clsx('paper-title', title.length > longTitle && 'is-long')}>
        {title.toUpperCase()}
      </h2>
      <dl className="paper-facts">
        {own
          .filter((path) => table[path]?.group === 'heading')
          .map((path) => (
            <Fact
              key={path}
              label={path === 'number' ? words.kinds[kind].number : fieldLabel(kind, path)}
              isRequired={isNeeded(kind, path, table)}
            >
              <PaperField path={path} placeholder="" />
              {path === 'number' && editor.numberFollows && (
                <p className="paper-fact-note">{nextInSeries}</p>
              )}
            </Fact>
          ))}
        {[...facts.filter(isUsual), ...facts.filter((path) => !isUsual(path))].map((path) => (
          <Fact key={path} label={words.fields[path as LabelledPath]}>
            <PaperField path={path} placeholder="None" />
          </Fact>
        ))}
      </dl>
    </OwnForm>
  )
}

type FactProps = {
  readonly label: string
  readonly isRequired?: boolean
  readonly children: ReactNode
}

function Fact({ label, isRequired = false, children }: FactProps) {
  return (
    <div className="paper-fact">
      <dt className={clsx('paper-label', isRequired && 'is-required')}>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
