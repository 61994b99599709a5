import type { CurrentUser } from '@sheaf/contract/current-user'
import { supportRequestSchema } from '@sheaf/contract/support'
import { useState } from 'react'
import { useCurrentUser } from '#api/current-user.ts'
import { sendSupportRequest, useSupport } from '#api/support.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TextareaField } from '#ui/fields/textarea-field.tsx'
import { useAccountForm } from './account-form.ts'

export function SupportScreen() {
  const session = useCurrentUser()
  const [receipt, setReceipt] = useState<string>()
  if (session.state !== 'member') return null
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pt-6 pb-16 sm:px-6">
      <header className="flex max-w-reading flex-col gap-1">
        <h1 className="text-heading">{receipt === undefined ? 'Support' : 'Message sent'}</h1>
        {receipt === undefined ? (
          <Promised user={session.user} />
        ) : (
          <p role="status" className="text-ink-soft text-lead">
            {receipt}
          </p>
        )}
      </header>
      {receipt === undefined ? (
        <SupportForm onSent={setReceipt} />
      ) : (
        <Button className="self-start" onClick={() => setReceipt(undefined)}>
          Write another message
        </Button>
      )}
    </div>
  )
}

function Promised({ user }: { readonly user: CurrentUser }) {
  const { data: support } = useSupport()
  if (user.subscription !== 'premium') {
    return (
      <p className="text-ink-soft text-lead">
        Tell us what's going on. <TextLink href="/upgrade">Premium</TextLink> users are answered
        first.
      </p>
    )
  }
  const when = support === undefined ? '' : ` We answer within ${support.hours} hours.`
  return <p className="text-ink-soft text-lead">Tell us what's going on.{when}</p>
}

const start = { message: '', requestId: '' }

function SupportForm({ onSent }: { readonly onSent: (receipt: string) => void }) {
  const { field, submit, isSubmitting } = useAccountForm({
    schema: supportRequestSchema,
    start,
    async send(values) {
      onSent((await sendSupportRequest(values)).message)
    },
    failure: {
      title: 'Not sent',
      otherwise: "We couldn't send your message. Please try again.",
    },
  })
  return (
    <form noValidate onSubmit={submit} className="flex max-w-reading flex-col gap-5">
      <TextareaField
        label="Message"
        className="min-h-40"
        help="What did you do, what did you expect, and what happened? It goes out as an email and isn't stored anywhere else."
        {...field('message')}
      />
      <TextField
        label="Reference number"
        optional
        help="If an error message showed one"
        {...field('requestId')}
      />
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        loading={isSubmitting}
        loadingLabel="Sending..."
      >
        Send message
      </Button>
    </form>
  )
}
