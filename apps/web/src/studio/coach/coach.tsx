import type { BusinessDocument } from '@sheaf/domain/documents/document'
import type { AnyPath } from '@sheaf/domain/documents/field-path'
import { useAdvice } from '#document/law/use-advice.ts'
import type { Studio } from '#studio/use-studio.ts'
import { useMedia } from '#ui/page/use-media.ts'
import { CoachPanel } from './coach-panel.tsx'

type CoachProps = {
  /** Beside the document where there is room, below it where there is not. */
  readonly place: 'beside' | 'below'
  readonly studio: Studio
}

/** What the law asks of the document that is being written. It never stands in anybody's way. */
export function Coach({ place, studio }: CoachProps) {
  const isWide = useMedia('(width >= 64rem)')
  if (isWide !== (place === 'beside')) return null
  return <WritingCoach studio={studio} startsOpen={isWide} />
}

type WritingCoachProps = { readonly studio: Studio; readonly startsOpen: boolean }

function WritingCoach({ studio, startsOpen }: WritingCoachProps) {
  const { editor, callField } = studio
  const advice = useAdvice(editor.document)
  return (
    <CoachPanel
      advice={advice}
      startsOpen={startsOpen}
      onGo={callField}
      onRevise={editor.revise}
      onAnswer={editor.set}
    />
  )
}

type FinishedCoachProps = {
  readonly document: BusinessDocument
  readonly onGo: (path: AnyPath) => void
}

/** The same about a document whose PDF is made: whoever wants to mend it goes back to it. */
export function FinishedCoach({ document, onGo }: FinishedCoachProps) {
  const advice = useAdvice(document)
  return <CoachPanel advice={advice} startsOpen onGo={onGo} />
}
