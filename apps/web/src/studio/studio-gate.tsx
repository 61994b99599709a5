import type { CurrentUser } from '@sheaf/contract/current-user'
import type { SystemTemplate } from '@sheaf/contract/system-templates'
import type { Themes } from '@sheaf/contract/themes'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { findTheme } from '#api/catalogue.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { useCustomTemplates } from '#api/custom-templates.ts'
import type { Fetched } from '#api/fetched.ts'
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
  /** What is offered, for the kinds whose list the server keeps. */
  readonly listing?: Fetched<readonly SystemTemplate[]> | undefined
  readonly children: (opened: OpenedStudio) => ReactNode
}

/** Waits for what a document is begun with: the user, the themes, and the template that the address names. */
export function StudioGate({ kind, opensBare = false, listing, children }: StudioGateProps) {
  const session = useCurrentUser({ fresh: true })
  const catalogue = useThemes()
  const failed = [catalogue, listing].filter((list) => list?.isFailed)
  const themes = catalogue.data && withListing(catalogue.data, kind, listing)

  if (failed.length > 0) {
    const tryAgain = () => {
      for (const list of failed) list?.tryAgain()
    }
    return (
      <Notice title={fetchFailureOf(kind)} action={<Button onClick={tryAgain}>Try again</Button>}>
        The server did not answer. Nothing of yours is lost.
      </Notice>
    )
  }
  if (session.state !== 'member' || !themes) return <CreateSkeleton kind={kind} />
  const { user, askAgain } = session
  return <WithWanted {...{ kind, opensBare, themes, user, askAgain, children }} />
}

/** Undefined while the list is awaited. */
function withListing(
  themes: Themes,
  kind: DocumentKind,
  listing: StudioGateProps['listing'],
): Themes | undefined {
  if (listing === undefined) return themes
  const ids = listing.data?.map(({ id }) => id)
  return ids && { ...themes, offered: { ...themes.offered, [kind]: ids } }
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

type Given = Required<Omit<StudioGateProps, 'listing'>> & {
  readonly themes: Themes
  readonly user: CurrentUser
  readonly askAgain: () => void
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
  const { kind, themes, user, askAgain, wanted, saved, opensBare, children } = props
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
      moment: currentMoment(),
    }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what was handed over is on the sheet.
  useEffect(() => {
    clearHandOff()
    const { editing, customId } = start
    replace({ ...note, taken: wanted ?? note.taken, editing, customId })
  }, [])
  return children({ start, user, onCounted: askAgain })
}
