import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { type ReactNode, useState } from 'react'
import { CreateHeader } from './create-header.tsx'
import { DocumentMenu } from './document-menu.tsx'
import { DraftOffer } from './draft-offer.tsx'
import { useKeeping } from './keep-details.tsx'
import { LatePaymentDialog } from './late-payment/late-payment-dialog.tsx'
import { OpeningNote } from './opening-note.tsx'
import { RemindDialog } from './reminders/remind-dialog.tsx'
import { SetupLine } from './setup-line.tsx'
import { StartFrom } from './start-from.tsx'
import { Translate } from './translate/translate.tsx'
import { TranslationNote } from './translate/translation-note.tsx'
import { type Studio, styledOf } from './use-studio.ts'

export type StudioTopProps = {
  readonly studio: Studio
  /** Where the document came from, in words. */
  readonly opening: string | undefined
  readonly isDraft: boolean
  readonly onNext: () => void
  readonly onConvert: (target: DocumentKind) => void
  /** Where the document can be repeated. */
  readonly onRepeat?: (() => void) | undefined
  readonly backLabel?: string
  readonly tools?: ReactNode
}

/** The heading, what can be done with the whole document, and where it came from. */
export function StudioTop(props: StudioTopProps) {
  const { studio, opening, isDraft, onNext, onConvert, onRepeat, tools, ...header } = props
  const { editor } = studio
  const { kind } = editor
  const [isNoteOpen, setIsNoteOpen] = useState(true)
  const [isLateOpen, setIsLateOpen] = useState(false)
  const [isRemindOpen, setIsRemindOpen] = useState(false)
  const { keep } = useKeeping(studio)

  function startOver() {
    studio.startOver()
    setIsNoteOpen(false)
  }

  return (
    <>
      <CreateHeader
        {...header}
        {...{ kind, editor }}
        aside={
          <>
            <Translate editor={editor} translating={studio.translating} />
            <StartFrom studio={studio} />
            {tools}
            <DocumentMenu
              {...{ kind, onNext, onConvert, onRepeat }}
              onKeep={keep}
              onRemind={() => setIsRemindOpen(true)}
              onLate={() => setIsLateOpen(true)}
              onStartOver={startOver}
            />
            <RemindDialog
              styled={styledOf(studio)}
              isIssued={studio.isIssued}
              open={isRemindOpen}
              onOpenChange={setIsRemindOpen}
              onFix={studio.callField}
            />
            <LatePaymentDialog
              document={editor.document}
              open={isLateOpen}
              onOpenChange={setIsLateOpen}
              onAddNote={studio.addNote}
            />
          </>
        }
      />
      <TranslationNote translating={studio.translating} onShow={studio.callField} />
      {opening === undefined && <DraftOffer studio={studio} />}
      <SetupLine studio={studio} />
      {opening && isNoteOpen && (
        <OpeningNote
          words={opening}
          onStartOver={isDraft ? startOver : undefined}
          onClose={() => setIsNoteOpen(false)}
        />
      )}
    </>
  )
}
