import type { BusinessDocument } from '@sheaf/domain/documents/document'
import type { AnyPath } from '@sheaf/domain/documents/field-path'
import { useMemo } from 'react'
import { isBill, useWantedFormat } from '#document/e-invoice/wanted-format.ts'
import type { Advice } from '#document/law/law.ts'
import { useAdvice } from '#document/law/use-advice.ts'
import { useVerdict, type Verdict } from '#studio/e-invoice/use-breaches.ts'
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
  const { format } = useWantedFormat()
  const advice = useAdvice(editor.document)
  const verdict = useVerdict(editor.computed, isBill(editor.kind) ? format : undefined)
  const joined = useMemo(() => advice && withVerdict(advice, verdict), [advice, verdict])
  return (
    <CoachPanel
      advice={joined}
      startsOpen={startsOpen}
      onGo={callField}
      onRevise={editor.revise}
      onAnswer={editor.set}
    />
  )
}

/** What an e-invoice needs stands in the same list, but for what the law has asked for already. */
function withVerdict(advice: Advice, verdict: Verdict | undefined): Advice {
  if (!verdict || 'refusal' in verdict) return advice
  const asked = new Set(advice.findings.map(({ field }) => field))
  const breaches = verdict.findings
    .filter(({ field }) => !asked.has(field))
    .map((finding) => ({ ...finding, id: `${finding.id} ${finding.field}` }))
  return { ...advice, findings: [...advice.findings, ...breaches] }
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
