import { pathsOf } from '@sheaf/domain/documents/document'
import type { LabelledPath } from '@sheaf/domain/locale/words/paper-words'
import { OwnForm } from '#document/fields/own-form.tsx'
import { PaperField } from '#document/fields/paper-field.tsx'
import { isShown } from './options.ts'
import { usePaper } from './paper-context.ts'

/** The words below the figures. */
export function TextsBlock() {
  const { editor, words, table, shown } = usePaper()
  const { document, kind } = editor
  const paths = pathsOf(kind, table).filter(
    (path) => table[path]?.group === 'texts' && isShown(document, path, shown, table),
  )
  return (
    <OwnForm className="paper-texts">
      {paths.map((path) => (
        <div key={path} className="min-w-0">
          <p aria-hidden="true" className="paper-label">
            {path === 'texts.message'
              ? words.kinds[kind].message
              : words.fields[path as LabelledPath]}
          </p>
          <PaperField path={path} />
        </div>
      ))}
    </OwnForm>
  )
}
