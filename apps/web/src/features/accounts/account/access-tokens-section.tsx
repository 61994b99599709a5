import { type AccessToken, mostAccessTokens } from '@sheaf/contract/access-tokens'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { revokeAccessToken, useAccessTokens, useRefreshAccessTokens } from '#api/access-tokens.ts'
import { tellFailure } from '#api/failure.ts'
import { FetchFailure } from '#sheets/drawing/fetch-failure.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Badge } from '#ui/layout/badge.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { readBasePath, withBase } from '#ui/page/base-path.ts'
import { NewTokenDialog } from './new-token-dialog.tsx'
import { lastSeen } from './sessions-section.tsx'
import { SettingsSection } from './settings-section.tsx'
import { rightNames } from './token-rights.ts'

/** What programs of the user may work with. */
export function AccessTokensSection({ email }: { readonly email: string }) {
  const { data: tokens, isFailed, tryAgain } = useAccessTokens()
  return (
    <SettingsSection title="Access tokens" help={<Help />}>
      {isFailed && <FetchFailure message="We couldn't load your tokens" onRetry={tryAgain} />}
      {!isFailed && !tokens && <Skeleton className="h-16" />}
      {!isFailed && tokens && (
        <div className="flex flex-col items-start gap-5">
          {tokens.length > 0 && <TokenList tokens={tokens} />}
          {tokens.length < mostAccessTokens ? (
            <NewTokenDialog email={email} />
          ) : (
            <p className="text-ink-soft">
              {`You have ${mostAccessTokens} tokens, which is the limit. Revoke one to create another.`}
            </p>
          )}
        </div>
      )}
    </SettingsSection>
  )
}

function Help() {
  const guide = withBase(readBasePath(), '/api/docs/in-five-minutes')
  return (
    <>
      Let your own programs create documents for you. They count toward your plan.{' '}
      <a
        href={guide}
        className="rounded-control text-spruce underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        See how in five minutes
      </a>
    </>
  )
}

function TokenList({ tokens }: { readonly tokens: readonly AccessToken[] }) {
  const [chosen, setChosen] = useState<AccessToken>()
  const [isAsking, setIsAsking] = useState(false)
  const revoking = useRevoking(() => setIsAsking(false))
  const now = new Date()
  return (
    <>
      <ul className="w-full">
        {tokens.map((token) => (
          <TokenRow
            key={token.id}
            {...{ token, now }}
            onRevoke={() => {
              setChosen(token)
              setIsAsking(true)
            }}
          />
        ))}
      </ul>
      <ConfirmDialog
        title={`Revoke ${chosen?.name ?? ''}?`}
        description="Programs that use this token stop working right away. You can't undo this."
        confirmLabel="Revoke token"
        danger
        pending={revoking.isPending}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => chosen && revoking.mutate(chosen.id)}
      />
    </>
  )
}

type TokenRowProps = {
  readonly token: AccessToken
  readonly now: Date
  readonly onRevoke: () => void
}

function TokenRow({ token, now, onRevoke }: TokenRowProps) {
  const { name, rights, lastUsedAt, expiresAt } = token
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now.getTime()
  const used = lastUsedAt === null ? 'Never used' : `Last used ${lastSeen(lastUsedAt, now)}`
  const ends =
    expiresAt === null ? 'Never expires' : `Expires on ${day.format(Date.parse(expiresAt))}`
  return (
    <li className="flex min-h-16 items-center gap-4 border-hairline border-b py-3 first:border-t">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">{name}</p>
        <p className="text-ink-soft text-small">
          {rights.map((right) => rightNames[right].label).join(', ')}
        </p>
        <p className="text-ink-soft text-small">{isExpired ? used : `${used} · ${ends}`}</p>
      </div>
      {isExpired && <Badge tone="vermilion">Expired</Badge>}
      <Button size="small" onClick={onRevoke} aria-label={`Revoke ${name}`}>
        Revoke
      </Button>
    </li>
  )
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

function useRevoking(onDone: () => void) {
  const refresh = useRefreshAccessTokens()
  return useMutation({
    mutationFn: revokeAccessToken,
    onSuccess: async ({ message }) => {
      toast({ title: 'Token revoked', description: message })
      onDone()
      await refresh()
    },
    onError: (error) =>
      tellFailure('Token not revoked', error, "We couldn't revoke that token. Please try again."),
  })
}
