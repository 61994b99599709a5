import {
  type MadeAccessToken,
  type MakeAccessToken,
  makeAccessTokenSchema,
  tokenRights,
} from '@sheaf/contract/access-tokens'
import { useState } from 'react'
import { makeAccessToken, useRefreshAccessTokens } from '#api/access-tokens.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useAccountForm } from '../account-form.ts'
import { MadeToken } from './made-token.tsx'
import { rightNames } from './token-rights.ts'
import { UsernameHint } from './username-hint.tsx'

/** Makes a token, and shows it this once. */
export function NewTokenDialog({ email }: { readonly email: string }) {
  const [open, setOpen] = useState(false)
  const [made, setMade] = useState<MadeAccessToken>()
  const texts = made ? madeTexts : newTexts

  function change(isOpen: boolean) {
    setOpen(isOpen)
    // Nothing keeps it once it was seen.
    if (isOpen) setMade(undefined)
  }

  return (
    <Dialog
      {...texts}
      open={open}
      onOpenChange={change}
      trigger={<Button>New access token</Button>}
    >
      {made ? (
        <MadeToken token={made.token} onDone={() => change(false)} />
      ) : (
        <NewTokenForm email={email} onMade={setMade} onCancel={() => change(false)} />
      )}
    </Dialog>
  )
}

const newTexts = {
  title: 'New access token',
  description: 'Your program sends it with every call. It never reaches your account or payments.',
}

const madeTexts = {
  title: 'Copy your token now',
  description: "For your security, we won't show it again.",
}

type NewTokenFormProps = {
  readonly email: string
  readonly onMade: (made: MadeAccessToken) => void
  readonly onCancel: () => void
}

function NewTokenForm({ email, onMade, onCancel }: NewTokenFormProps) {
  const { field, submit, isSubmitting, form } = useNewTokenForm(onMade)
  const { error: rightsError, ...rights } = field('rights')
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2">
      <UsernameHint email={email} />
      <TextField
        label="Name"
        help="What the token is for, such as 'Online shop'."
        maxLength={60}
        autoComplete="off"
        {...field('name')}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="pb-1.5 font-medium">What it may do</legend>
        {tokenRights.map((right) => (
          <Checkbox key={right} value={right} {...rightNames[right]} {...rights} />
        ))}
        {rightsError && (
          <p role="alert" className="text-small text-vermilion-ink">
            {rightsError}
          </p>
        )}
      </fieldset>
      <SelectField
        label="Expires"
        options={lifetimes}
        {...form.register('expiresInDays', { setValueAs: daysIn })}
      />
      <PasswordField
        label="Password"
        help="Enter your password to confirm it's you."
        autoComplete="current-password"
        {...field('password')}
      />
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          Create token
        </Button>
      </div>
    </form>
  )
}

const lifetimes = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: '', label: 'Never' },
]

function daysIn(value: string | number | null): number | null {
  return value === '' || value === null ? null : Number(value)
}

function useNewTokenForm(onMade: (made: MadeAccessToken) => void) {
  const refresh = useRefreshAccessTokens()
  return useAccountForm<MakeAccessToken>({
    schema: makeAccessTokenSchema,
    start: { name: '', rights: ['documents'], expiresInDays: 90, password: '' },
    async send(values) {
      onMade(await makeAccessToken(values))
      await refresh()
    },
    failure: {
      title: 'Token not created',
      otherwise: "We couldn't create the token. Please try again.",
    },
  })
}
