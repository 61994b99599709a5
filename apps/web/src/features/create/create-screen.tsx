import type { CurrentUser } from '@sheaf/contract/current-user'
import type { Themes } from '@sheaf/contract/themes'
import { type DocumentType, isDocumentType } from '@sheaf/domain/documents/document-type'
import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'wouter'
import { findTheme } from '#api/catalogue.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { useCustomTemplates } from '#api/custom-templates.ts'
import { useTemplates } from '#api/templates.ts'
import { useThemes } from '#api/themes.ts'
import { readDraft } from '#document/draft.ts'
import { clearHandOff, readHandOff } from '#sheets/hand-off.ts'
import { CreateSkeleton } from '#studio/create-skeleton.tsx'
import { useHistoryNote } from '#studio/history-note.ts'
import { currentMoment } from '#studio/moment.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { findStart, type Saved } from './start.ts'
import { StudioScreen } from './studio-screen.tsx'

export function CreateScreen() {
  const { type = '' } = useParams()
  const kind = isDocumentType(type) ? type : 'invoice'
  const session = useCurrentUser({ fresh: true })
  const { themes, isFailed, tryAgain } = useThemes()
  const wanted = useWantedTemplate()

  if (isFailed) {
    return (
      <Notice
        title="The templates could not be read"
        action={<Button onClick={tryAgain}>Try again</Button>}
      >
        The server did not answer. Nothing of yours is lost.
      </Notice>
    )
  }
  if (session.state !== 'member' || !themes) return <CreateSkeleton kind={kind} />
  const given = { kind, themes, user: session.user, askAgain: session.askAgain, wanted }
  const isSaved = wanted !== null && findTheme(themes, wanted) === undefined
  if (!isSaved) return <Opened key={wanted} {...given} saved={undefined} />
  return kind === 'invoice' ? (
    <WithTemplate key={wanted} {...given} wanted={wanted} />
  ) : (
    <WithCustomTemplate key={wanted} {...given} kind={kind} wanted={wanted} />
  )
}

// One that has been put on the sheet is not put there again by a reload: since then something may have been written.
function useWantedTemplate(): string | null {
  const [query] = useSearchParams()
  const { note } = useHistoryNote()
  const named = query.get('template')
  const [taken] = useState(note.taken)
  return named === taken ? null : named
}

type Given = {
  readonly kind: DocumentType
  readonly themes: Themes
  readonly user: CurrentUser
  readonly askAgain: () => void
  readonly wanted: string | null
}

function WithTemplate(given: Given) {
  const { templates, isFailed } = useTemplates()
  if (!templates && !isFailed) return <CreateSkeleton kind={given.kind} />
  const template = templates?.find(({ id }) => id === given.wanted)
  return <Opened {...given} saved={template && { kind: 'invoice', template }} />
}

type CustomGiven = Given & { readonly kind: Exclude<DocumentType, 'invoice'> }

function WithCustomTemplate(given: CustomGiven) {
  const { kind } = given
  const { templates, isFailed } = useCustomTemplates(kind)
  if (!templates && !isFailed) return <CreateSkeleton kind={kind} />
  const template = templates?.find(({ id }) => id === given.wanted)
  return <Opened {...given} saved={template && { kind, template }} />
}

type OpenedProps = Given & { readonly saved: Saved | undefined }

function Opened({ kind, themes, user, askAgain, wanted, saved }: OpenedProps) {
  const { note, replace } = useHistoryNote()
  const [start] = useState(() =>
    findStart({
      kind,
      themes,
      isPremium: user.subscription === 'premium',
      draft: readDraft({ userId: user.id, kind }),
      handOff: readHandOff(),
      wanted,
      saved,
      editing: note.editing,
      moment: currentMoment(),
    }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what was handed over is on the sheet.
  useEffect(() => {
    clearHandOff()
    replace({ ...note, taken: wanted ?? note.taken, editing: start.editing })
  }, [])
  return <StudioScreen start={start} user={user} onCounted={askAgain} />
}
