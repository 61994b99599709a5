import { kindInText } from '@sheaf/domain/documents/field-labels'
import {
  type LanguageCode,
  languageCodes,
  languageOf,
  languages,
} from '@sheaf/domain/locale/languages'
import { CircleAlert, Languages } from 'lucide-react'
import { useState } from 'react'
import type { DocumentEditor } from '#document/writing/document-editor.ts'
import { useIsOffline } from '#offline/connection.ts'
import { Button } from '#ui/actions/button.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import type { PickerOption } from '#ui/fields/picker-field.tsx'
import { PickerList } from '#ui/fields/picker-list.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useTranslating } from './use-translating.ts'
import type { Translating } from './use-translation.ts'

type TranslateProps = {
  readonly editor: DocumentEditor
  readonly translating: Translating
}

/** The document in another language, chosen from those that sheets are printed in. */
export function Translate({ editor, translating }: TranslateProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [target, setTarget] = useState<LanguageCode>()
  const { state, translate, stop } = useTranslating(editor.document, (language, translated) => {
    setIsOpen(false)
    translating.apply(language, translated)
  })
  const isOffline = useIsOffline()
  const isBusy = state.step === 'translating'
  const own = languageOf(editor.document.language)
  const chosen = target === own ? undefined : target
  const refused = isOffline ? offline : state.step === 'choosing' ? state.refused : undefined

  function openOrClose(isNowOpen: boolean) {
    if (isBusy) stop()
    setIsOpen(isNowOpen)
  }

  return (
    <Dialog
      title="Translate"
      description={`Labels change to the language you choose, and Sheaf translates your descriptions, notes and terms. Figures, dates and names on your ${kindInText(editor.kind)} stay the same.`}
      open={isOpen}
      onOpenChange={openOrClose}
      trigger={
        <Button size="small">
          <Languages aria-hidden="true" className="size-4" />
          Translate
        </Button>
      }
      footer={
        isBusy ? (
          <Button key="cancel" autoFocus onClick={stop}>
            Cancel
          </Button>
        ) : (
          <Button
            key="translate"
            variant="primary"
            disabled={chosen === undefined || isOffline}
            onClick={() => chosen && translate(chosen)}
          >
            {chosen ? `Translate into ${languages[chosen].name}` : 'Translate'}
          </Button>
        )
      }
    >
      {isBusy ? (
        <p role="status" className="flex min-h-56 items-center gap-3">
          <Spinner className="size-5 shrink-0" />
          Translating into {languages[state.language].name} …
        </p>
      ) : (
        <LanguageList own={own} value={chosen} onChoose={setTarget} />
      )}
      <p role="status" className="text-small empty:hidden">
        {refused && (
          <span className="flex gap-1.5 text-vermilion-ink">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {refused}
          </span>
        )}
      </p>
      <p className="text-ink-soft text-small">
        Sheaf doesn't store what you translate. If a language model is set up on this server, your
        text is sent to that model.
      </p>
    </Dialog>
  )
}

const offline = "You're offline. Translating needs a connection."

type LanguageListProps = {
  /** It is not offered: the document is in it already. */
  readonly own: LanguageCode | undefined
  readonly value: LanguageCode | undefined
  readonly onChoose: (language: LanguageCode) => void
}

function LanguageList({ own, value = undefined, onChoose }: LanguageListProps) {
  return (
    <div className="flex h-72 flex-col overflow-hidden rounded-control border border-edge">
      <PickerList
        label="Language"
        searchLabel="Search languages"
        options={options.filter((option) => option.value !== own)}
        value={value ?? ''}
        draw={drawLanguage}
        onChoose={(code) => onChoose(code as LanguageCode)}
      />
    </div>
  )
}

type LanguageOption = PickerOption & { readonly ownName: string }

const options: readonly LanguageOption[] = languageCodes.map((code) => {
  const { name, ownName } = languages[code]
  return { value: code, label: name, keywords: ownName, ownName }
})

function drawLanguage({ value, label, ownName }: LanguageOption) {
  return (
    <span className="flex flex-wrap gap-x-2">
      <span lang={value}>{ownName}</span>
      {ownName !== label && <span className="text-ink-soft">{label}</span>}
    </span>
  )
}
