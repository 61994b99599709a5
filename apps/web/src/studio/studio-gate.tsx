import type { CurrentUser } from '@sheaf/contract/current-user'
import type { KeptSender } from '@sheaf/contract/sender'
import type { Themes } from '@sheaf/contract/themes'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { findTheme } from '#api/catalogue.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { useCustomTemplates } from '#api/custom-templates.ts'
import { useRefreshSender, useSender } from '#api/sender.ts'
import { useTemplates } from '#api/templates.ts'
import { useThemes } from '#api/themes.ts'
import { type DraftPlace, readDraft } from '#document/writing/draft.ts'
import { fetchFailureOf } from '#sheets/drawing/fetch-failure.tsx'
import { clearHandOff, readHandOff } from '#sheets/templates/hand-off.ts'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { CreateSkeleton } from './create-skeleton.tsx'
import { useHistoryNote } from './history-note.ts'
import { currentMoment } from './moment.ts'
import { findStudioStart, type Saved, type StudioStart } from './studio-start.ts'

export type OpenedStudio = {
  readonly start: StudioStart
  readonly user: CurrentUser
  /** The count of the user's documents may have changed. */
  readonly onCounted: () => void
}

type StudioGateProps = {
  readonly kind: DocumentKind
  /** No theme is chosen until the user chooses one. */
  readonly opensBare?: boolean
  readonly children: (opened: OpenedStudio) => ReactNode
}

/** Waits for what a document is begun with: the user, the themes, and the template that the address names. */
export function StudioGate({ kind, opensBare = false, children }: StudioGateProps) {
  const session = useCurrentUser({ fresh: true })
  const { data: themes, isFailed, tryAgain } = useThemes()
  const sender = useSender({ fresh: true })

  if (isFailed) {
    return (
      <Notice title={fetchFailureOf(kind)} action={<Button onClick={tryAgain}>Try again</Button>}>
        The server did not answer. Nothing of yours is lost.
      </Notice>
    )
  }
  if (session.state !== 'member' || !themes || !sender.isFresh)
    return <CreateSkeleton kind={kind} />
  const { user, askAgain } = session
  const given = { kind, opensBare, themes, user, askAgain, sender: sender.data, children }
  return <WithWanted {...given} />
}

function WithWanted(props: Omit<Given, 'wanted'>) {
  const { kind, themes, user } = props
  const wanted = useWantedTemplate({ userId: user.id, kind })
  const isSaved = wanted !== null && findTheme(themes, wanted) === undefined
  if (!isSaved) return <Opened key={wanted} {...props} wanted={wanted} saved={undefined} />
  return kind === 'invoice' ? (
    <WithTemplate key={wanted} {...props} wanted={wanted} />
  ) : (
    <WithCustomTemplate key={wanted} {...props} kind={kind} wanted={wanted} />
  )
}

// One that has been put on the sheet is not put there again by a reload, if anything has been written since then.
function useWantedTemplate(place: DraftPlace): string | null {
  const [query] = useSearchParams()
  const { note } = useHistoryNote()
  const named = query.get('template')
  const [taken] = useState(() => (readDraft(place) ? note.taken : undefined))
  return named === taken ? null : named
}

type Given = Required<StudioGateProps> & {
  readonly themes: Themes
  readonly user: CurrentUser
  readonly askAgain: () => void
  /** None where it could not be read: nobody is kept from writing. */
  readonly sender: KeptSender | undefined
  readonly wanted: string | null
}

function WithTemplate(given: Given) {
  const { data: templates, isFailed } = useTemplates()
  if (!templates && !isFailed) return <CreateSkeleton kind={given.kind} />
  const template = templates?.find(({ id }) => id === given.wanted)
  return <Opened {...given} saved={template && { kind: 'invoice', template }} />
}

type CustomGiven = Given & { readonly kind: Exclude<DocumentKind, 'invoice'> }

function WithCustomTemplate(given: CustomGiven) {
  const { kind } = given
  const { data: templates, isFailed } = useCustomTemplates(kind)
  if (!templates && !isFailed) return <CreateSkeleton kind={kind} />
  const template = templates?.find(({ id }) => id === given.wanted)
  return <Opened {...given} saved={template && { kind, template }} />
}

type OpenedProps = Given & { readonly saved: Saved | undefined }

function Opened(props: OpenedProps) {
  const { kind, themes, user, askAgain, sender, wanted, saved, opensBare, children } = props
  const refreshSender = useRefreshSender()
  const { note, replace } = useHistoryNote()
  const [start] = useState(() =>
    findStudioStart({
      kind,
      themes,
      isPremium: user.subscription === 'premium',
      draft: readDraft({ userId: user.id, kind }),
      handOff: readHandOff(),
      wanted,
      saved,
      editing: note.editing,
      customId: note.customId,
      opensBare,
      sender,
      moment: currentMoment(),
    }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what was handed over is on the sheet.
  useEffect(() => {
    clearHandOff()
    const { editing, customId } = start
    replace({ ...note, taken: wanted ?? note.taken, editing, customId })
  }, [])

  function onCounted() {
    askAgain()
    void refreshSender()
  }

  return children({ start, user, onCounted })
}
