import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

type MadeTokenProps = { readonly token: string; readonly onDone: () => void }

/** A token while it can still be copied. */
export function MadeToken({ token, onDone }: MadeTokenProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const isCopied = outcome === 'copied'

  function copy() {
    navigator.clipboard.writeText(token).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  }

  return (
    <div className="flex flex-col gap-5 pt-2">
      <TextField
        label="Access token"
        help="Keep it like a password: anyone who has it can create documents in your name."
        error={
          outcome === 'failed' ? "We couldn't copy it. Select it and copy it yourself." : undefined
        }
        value={token}
        readOnly
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button onClick={onDone}>Done</Button>
        <Button variant="primary" onClick={copy}>
          {isCopied ? (
            <Check aria-hidden="true" className="size-4" />
          ) : (
            <Copy aria-hidden="true" className="size-4" />
          )}
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy token'}</span>
        </Button>
      </div>
    </div>
  )
}
