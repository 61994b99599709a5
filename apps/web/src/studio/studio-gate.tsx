import type { CurrentUser } from '@sheaf/contract/current-user'
import type { KeptSender } from '@sheaf/contract/sender'
import type { SystemTemplate } from '@sheaf/contract/system-templates'
import type { Themes } from '@sheaf/contract/themes'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { findTheme } from '#api/catalogue.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { useCustomTemplates } from '#api/custom-templates.ts'
import type { Fetched } from '#api/fetched.ts'
import { useNumberSeries, useRefreshNumberSeries } from '#api/number-series.ts'
import { useSender } from '#api/sender.ts'
import { useTemplates } from '#api/templates.ts'
import { useThemes } from '#api/themes.ts'
import { beginDraft, readDraft } from '#document/writing/draft.ts'
import { useDraftClaim } from '#document/writing/draft-claim.ts'
import { fetchFailureOf } from '#sheets/drawing/fetch-failure.tsx'
import { clearHandOff, readHandOff } from '#sheets/templates/hand-off.ts'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { CreateSkeleton } from './create-skeleton.tsx'
import { useDraftId } from './draft-id.ts'
import { useHistoryNote } from './history-note.ts'
import { OpenElsewhere } from './open-elsewhere.tsx'
import { setupFor } from './setup.ts'
import { findStudioStart, type Saved, type StudioStart } from './studio-start.ts'
import { TemplateView } from './template-view.tsx'
import { useMoment } from './use-moment.ts'

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

/** Waits for what a document is begun with: the user, the themes, its draft, and the template that the address names. */
export function StudioGate({ kind, opensBare = false, listing, children }: StudioGateProps) {
  const session = useCurrentUser({ fresh: true })
  const catalogue = useThemes()
  const sender = useSender({ fresh: true })
  const series = useNumberSeries({ fresh: true })
  const draftId = useDraftId()
  const failed = [catalogue, listing].filter((list) => list?.isFailed)
  const themes = catalogue.data && withListing(catalogue.data, kind, listing)

  if (failed.length > 0) {
    const tryAgain = () => {
      for (const list of failed) list?.tryAgain()
    }
    return (
      <Notice title={fetchFailureOf(kind)} action={<Button onClick={tryAgain}>Try again</Button>}>
        We couldn't reach the server. Your work is safe.
      </Notice>
    )
  }
  if (session.state !== 'member' || !themes || !sender.isFresh || !series.isFresh)
    return <CreateSkeleton kind={kind} />
  const { user, askAgain } = session
  const given = { kind, opensBare, themes, user, askAgain, sender: sender.data, children }
  return <WithDraft key={draftId} {...given} draftId={draftId} />
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

type Given = Required<Omit<StudioGateProps, 'listing'>> & {
  readonly themes: Themes
  readonly user: CurrentUser
  readonly askAgain: () => Promise<unknown>
  /** None where it could not be read: nobody is kept from writing. */
  readonly sender: KeptSender | undefined
  readonly draftId: string
}

/** A draft is written in one tab at a time: two would take turns in overwriting each other. */
function WithDraft(props: Given) {
  const { kind, user, draftId } = props
  const place = { userId: user.id, kind, id: draftId }
  const [isNew] = useState(() => readDraft(place) === undefined)
  const { standing, take } = useDraftClaim(draftId, isNew)
  const { note, replace } = useHistoryNote()
  if (standing === 'asking') return <CreateSkeleton kind={kind} />
  if (standing === 'held') return <WithWanted {...props} />

  function copy() {
    const draft = readDraft(place)
    replace({ ...note, draftId: draft && beginDraft(user.id, draft) })
  }

  return <OpenElsewhere kind={kind} onTake={take} onCopy={copy} />
}

function WithWanted(props: Given) {
  const { kind, themes, user } = props
  const wanted = useWantedTemplate(props)
  const { isReady } = useMoment(user.id)
  if (!isReady) return <CreateSkeleton kind={kind} />
  const isSaved = wanted !== null && findTheme(themes, wanted) === undefined
  if (!isSaved) return <Opened {...props} wanted={wanted} saved={undefined} />
  return kind === 'invoice' ? (
    <WithTemplate {...props} wanted={wanted} />
  ) : (
    <WithCustomTemplate {...props} kind={kind} wanted={wanted} />
  )
}

// A draft has its template on the sheet already: a reload does not put it there again.
function useWantedTemplate({ user, kind, draftId }: Given): string | null {
  const [query] = useSearchParams()
  const { note } = useHistoryNote()
  const [isDraft] = useState(() => readDraft({ userId: user.id, kind, id: draftId }) !== undefined)
  const [wanted] = useState(() => note.editingId ?? (isDraft ? null : query.get('template')))
  return wanted
}

type WantedGiven = Given & { readonly wanted: string | null }

function WithTemplate(given: WantedGiven) {
  const { data: templates, isFailed } = useTemplates()
  if (!templates && !isFailed) return <CreateSkeleton kind={given.kind} />
  const template = templates?.find(({ id }) => id === given.wanted)
  return <Opened {...given} saved={template && { kind: 'invoice', template }} />
}

type CustomGiven = WantedGiven & { readonly kind: Exclude<DocumentKind, 'invoice'> }

function WithCustomTemplate(given: CustomGiven) {
  const { kind } = given
  const { data: templates, isFailed } = useCustomTemplates(kind)
  if (!templates && !isFailed) return <CreateSkeleton kind={kind} />
  const template = templates?.find(({ id }) => id === given.wanted)
  return <Opened {...given} saved={template && { kind, template }} />
}

type OpenedProps = WantedGiven & { readonly saved: Saved | undefined }

function Opened(props: OpenedProps) {
  const { kind, themes, user, askAgain, sender, wanted, saved, opensBare, draftId, children } =
    props
  const refreshSeries = useRefreshNumberSeries()
  const { moment } = useMoment(user.id)
  const { note, replace } = useHistoryNote()
  const [start] = useState(() =>
    findStudioStart({
      kind,
      themes,
      isPremium: user.subscription === 'premium',
      draftId,
      draft: readDraft({ userId: user.id, kind, id: draftId }),
      handOff: readHandOff(),
      wanted,
      saved,
      isEditing: note.editingId !== undefined,
      customId: note.customId,
      opensBare,
      sender,
      setup: setupFor(user.id, sender),
      moment: moment(),
    }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what was handed over is on the sheet.
  useEffect(() => {
    clearHandOff()
    const { editing, customId } = start
    replace({ ...note, draftId, editingId: editing?.id, customId })
  }, [])

  function onCounted() {
    // First the count, by which a screen knows that its document was handed out and keeps its number. Where the series cannot
    // be read, the server says at the next document that its number is used.
    void askAgain()
      .then(refreshSeries)
      .catch(() => undefined)
  }

  if (start.editing) return <TemplateView start={start} editing={start.editing} user={user} />
  return children({ start, user, onCounted })
}
