import type { PagePath } from '@sheaf/contract/pages'
import { useEffect, useState } from 'react'
import { Route } from 'wouter'
import type { Session } from '#api/session.ts'
import { Breadcrumbs } from '#app/layout/breadcrumbs.tsx'
import { PageSpinner } from '#app/layout/page-spinner.tsx'
import { trailTo } from '#app/layout/trail.ts'
import { useHistoryNote } from '#studio/history-note.ts'
import { OpenedPage } from './opened-page.tsx'
import { type FindScreen, type Params, resolveTitle, type Screen } from './screen.tsx'

type KnownPageProps = {
  readonly page: PagePath
  readonly state: Session['state']
  readonly findScreen: FindScreen
}

/** A page of the list, with the way to it. */
export function KnownPage({ page, state, findScreen }: KnownPageProps) {
  const screen = findScreen(page, state)
  const isEditing = useHistoryNote().note.editingId !== undefined
  return (
    <Route path={page}>
      {(params) => (
        <>
          <Breadcrumbs trail={trailTo({ page, params, state, isEditing, findScreen })} />
          <ScreenPage screen={screen} params={params} />
        </>
      )}
    </Route>
  )
}

type ScreenPageProps = { readonly screen: Screen; readonly params?: Params }

const noParams: Params = {}

export function ScreenPage({ screen, params = noParams }: ScreenPageProps) {
  const title = resolveTitle(screen.title, params)
  useLoading(screen, params)
  const drawing = screen.draw(title, params)
  if (drawing === undefined) return <PageSpinner />
  return (
    // At the start a member who signs out sees another screen without going anywhere: that page was opened, too.
    <OpenedPage key={title} title={title}>
      {drawing}
    </OpenedPage>
  )
}

// Not React's lazy: once it has shown a fallback it keeps that for 300 ms, however soon the code is there.
function useLoading(screen: Screen, params: Params): void {
  const [, setLoaded] = useState<Screen>()
  const [failure, setFailure] = useState<{ readonly reason: unknown }>()
  useEffect(() => {
    screen.load(params).then(
      () => setLoaded(screen),
      (reason) => setFailure({ reason }),
    )
  }, [screen, params])
  if (failure) throw failure.reason
}
