import { fieldLabel } from '@sheaf/domain/documents/field-labels'
import { useState } from 'react'
import { LanguageField } from '#document/fields/language-field.tsx'
import { JurisdictionField } from '#sheets/fields/jurisdiction-field.tsx'
import { Button } from '#ui/actions/button.tsx'
import { keepSetup, setupWords } from './setup.ts'
import type { Studio } from './use-studio.ts'

/** On a first document: what was taken from the browser's languages, until its writer has seen it. */
export function SetupLine({ studio }: { readonly studio: Studio }) {
  const { user, editor, isProposed } = studio
  const { document, kind } = editor
  const [isOpen, setIsOpen] = useState(isProposed)
  const [isChanging, setIsChanging] = useState(false)
  if (!isOpen) return null

  function answer() {
    keepSetup(user.id, document)
    setIsOpen(false)
  }

  return (
    <section
      aria-label="Your region"
      className="flex flex-col gap-3 rounded-panel border border-hairline bg-paper py-1.5 pr-2 pl-4 text-small"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="wrap-anywhere min-w-0 grow">
          {setupWords(document)}
        </p>
        <span className="flex gap-1">
          {isChanging ? (
            <Button size="small" onClick={answer}>
              Done
            </Button>
          ) : (
            <>
              <Button size="small" onClick={() => setIsChanging(true)}>
                Change
              </Button>
              <Button size="small" variant="quiet" onClick={answer}>
                Dismiss
              </Button>
            </>
          )}
        </span>
      </div>
      {isChanging && (
        <div className="grid gap-3 pr-2 pb-2 sm:max-w-lg sm:grid-cols-2">
          <JurisdictionField
            label={fieldLabel(kind, 'region')}
            value={document.region}
            onChange={(region) => editor.set('region', region)}
          />
          <LanguageField
            label={fieldLabel(kind, 'language')}
            value={document.language}
            onChange={(language) => editor.set('language', language)}
          />
        </div>
      )}
    </section>
  )
}
