import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { confirmEmail } from '#api/accounts.ts'
import { failureMessage } from '#api/failure.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { SheetDrawing } from '#ui/sheet-drawing.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { toast } from '#ui/toast.ts'
import { AuthPage } from './auth-page.tsx'

export function ConfirmEmailScreen() {
  const [query] = useSearchParams()
  const token = query.get('token')
  return token ? <Confirmation token={token} /> : <Failed reason="No confirmation token provided" />
}

function Confirmation({ token }: { readonly token: string }) {
  // A query, though it changes something: it is sent once for a token, however often React draws this.
  const { data, error } = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: () => confirm(token),
    gcTime: Number.POSITIVE_INFINITY,
  })
  if (data) return <Confirmed message={data.message} />
  if (error) return <Failed reason={failureMessage(error, unexplained)} />
  return (
    <AuthPage title="Confirming your email..." sheet="stripe">
      <Spinner label="Confirming your email..." className="size-6 text-ink-soft" />
    </AuthPage>
  )
}

function Confirmed({ message }: { readonly message: string }) {
  return (
    <AuthPage
      title="Email confirmed!"
      lead={message}
      sheet="stripe"
      stamp="Confirmed"
      drawing={<SheetDrawing />}
      announced
    >
      <ButtonLink href="/login" variant="primary" className="self-start">
        Continue to Login
      </ButtonLink>
    </AuthPage>
  )
}

function Failed({ reason }: { readonly reason: string }) {
  return (
    <AuthPage
      title="Confirmation failed"
      lead={reason}
      sheet="stripe"
      drawing={<SheetDrawing seal="cross" />}
      announced
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/signup" variant="primary">
          Try signing up again
        </ButtonLink>
        <ButtonLink href="/login">Back to Login</ButtonLink>
      </div>
    </AuthPage>
  )
}

const unexplained = 'We could not confirm your email address. The link may be invalid or expired.'

async function confirm(token: string) {
  try {
    const done = await confirmEmail(token)
    toast({ title: 'Email confirmed!', description: done.message })
    return done
  } catch (error) {
    toast({
      title: 'Email confirmation failed',
      description: failureMessage(error, 'Invalid or expired confirmation link.'),
      variant: 'destructive',
    })
    throw error
  }
}
