import type { OpenSession } from '@sheaf/contract/accounts'
import { useMutation } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { tellFailure } from '#api/failure.ts'
import { endSession, useOpenSessions, useRefreshSessions } from '#api/sessions.ts'
import { FetchFailure } from '#sheets/drawing/fetch-failure.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Badge } from '#ui/layout/badge.tsx'
import { SettingsSection } from './settings-section.tsx'

export function SessionsSection() {
  const { data: sessions, isFailed, tryAgain } = useOpenSessions()
  return (
    <SettingsSection
      title="Where you're signed in"
      help="Don't recognize a browser? Sign it out, then change your password."
    >
      {isFailed && <FetchFailure message="We couldn't load your sessions" onRetry={tryAgain} />}
      {!isFailed && (sessions ? <SessionList sessions={sessions} /> : <Loading />)}
    </SettingsSection>
  )
}

function SessionList({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const { mutate, isPending, variables } = useEndSession()
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <div className="flex flex-col items-start gap-5">
      <ul className="w-full">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={isPending && variables === session.id}
            onEnd={() => mutate(session.id)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Button onClick={() => mutate(undefined)} loading={isPending && variables === undefined}>
          Sign out everywhere else
        </Button>
      )}
    </div>
  )
}

type SessionRowProps = {
  readonly session: OpenSession
  readonly isEnding: boolean
  readonly onEnd: () => void
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, isCurrent, lastSeenAt } = session
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor
  return (
    <li className="flex min-h-16 items-center gap-4 border-hairline border-b py-2 first:border-t">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">{device}</p>
        <p className="text-ink-soft text-small">
          {isCurrent ? 'Active now' : `Last seen ${lastSeen(lastSeenAt, new Date())}`}
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="spruce">This device</Badge>
      ) : (
        <Button size="small" onClick={onEnd} loading={isEnding} aria-label={`Sign out ${device}`}>
          Sign out
        </Button>
      )}
    </li>
  )
}

function Loading() {
  return (
    <div role="status" aria-label="Loading your sessions" className="flex flex-col gap-2">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}

function useEndSession() {
  const refresh = useRefreshSessions()
  return useMutation({
    mutationFn: (id: string | undefined) => endSession(id),
    onSuccess: async ({ message }) => {
      toast({ title: 'Signed out', description: message })
      await refresh()
    },
    onError: (error) =>
      tellFailure('Not signed out', error, "We couldn't sign out that browser. Please try again."),
  })
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** The server notes it to the hour: more would be made up. */
export function lastSeen(moment: string, now: Date): string {
  const ago = now.getTime() - Date.parse(moment)
  if (ago < hour) return 'in the last hour'
  if (ago < day) return words.format(-Math.floor(ago / hour), 'hour')
  if (ago < 7 * day) return words.format(-Math.floor(ago / day), 'day')
  return `on ${date.format(Date.parse(moment))}`
}
