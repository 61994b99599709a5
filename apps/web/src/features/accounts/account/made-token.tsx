import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { TextField } from '#ui/fields/text-field.tsx'

type MadeTokenProps = { readonly token: string; readonly onDone: () => void }

/** A token while it can still be copied. */
export function MadeToken({ token, onDone }: MadeTokenProps) {
  const [isCopied, setIsCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(token)
      setIsCopied(true)
      toast({ title: 'Token copied', description: 'Keep it like a password.', duration: 2000 })
    } catch {
      toast({
        title: 'Token not copied',
        description: 'Select it and copy it yourself.',
        variant: 'destructive',
      })
    }
  }

  return (
    <div className="flex flex-col gap-5 pt-2">
      <TextField
        label="Access token"
        help="Keep it like a password: anyone who has it can create documents in your name."
        value={token}
        readOnly
        spellCheck={false}
        className="font-mono"
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button onClick={onDone}>Done</Button>
        <Button variant="primary" onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          Copy token
        </Button>
      </div>
    </div>
  )
}
