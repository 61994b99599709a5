import { autofillLimits } from '@sheaf/contract/autofill'
import clsx from 'clsx'
import { CircleAlert, FileUp } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { FileInput } from '#ui/fields/file-input.tsx'
import { TextareaField } from '#ui/fields/textarea-field.tsx'
import { LongText, longText } from './long-text.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { type Refused, refusalOf } from './use-reading.ts'

type GiveStepProps = {
  readonly text: string
  readonly onText: (text: string) => void
  readonly refused: Refused | undefined
  readonly onRead: (source: string | File) => void
}

/** Something to read: a text that is pasted, or a file. */
export function GiveStep({ text, onText, refused, onRead }: GiveStepProps) {
  const isOver = useFileDrop(onRead)
  const tooLong = text.length > autofillLimits.characters ? refusalOf(text) : undefined
  const wrong = tooLong ?? refused
  const error = wrong?.source === 'text' ? wrong.message : undefined

  function readByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onRead(text)
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { files, types } = event.clipboardData
    // A picture; where there is text beside it, the text is meant.
    if (files[0] && !types.includes('text/plain')) {
      event.preventDefault()
      onRead(files[0])
      return
    }
    const pasted = event.clipboardData.getData('text/plain')
    if (text.length + pasted.length < longText) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    const lines = pasted.replace(/\r\n?/g, '\n')
    onText(text.slice(0, selectionStart) + lines + text.slice(selectionEnd))
  }

  return (
    <>
      {text.length >= longText ? (
        <LongText {...{ text, error }} onKeyDown={readByKey} onClear={() => onText('')} />
      ) : (
        <TextareaField
          label="Text"
          help="Up to 1 million characters. Press Ctrl+Enter or ⌘Enter to read it."
          error={error}
          rows={10}
          autoFocus
          className="max-h-[45dvh] min-h-56"
          placeholder="Paste an email, a chat, a contract, a list of hours..."
          value={text}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={readByKey}
          onPaste={paste}
        />
      )}
      <FileZone
        isOver={isOver}
        wrong={wrong?.source === 'file' ? wrong.message : undefined}
        onFile={onRead}
      />
      <p className="text-ink-soft text-small">
        Sheaf reads your text once and doesn't store it. If a language model is set up on this
        server, your text is sent to that model. The result tells you which one read it.
      </p>
    </>
  )
}

type FileZoneProps = {
  readonly isOver: boolean
  readonly wrong: string | undefined
  readonly onFile: (file: File) => void
}

const accepted = '.txt,.md,.csv,.eml,.htm,.html,.docx,.pdf,.jpg,.jpeg,.png,.webp,.tif,.tiff,.gif'

function FileZone({ isOver, wrong, onFile }: FileZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-dashed p-4 transition-colors',
        isOver ? 'border-vermilion bg-vermilion-tint' : 'border-edge',
      )}
    >
      <Button size="small" onClick={() => input.current?.click()}>
        <FileUp aria-hidden="true" className="size-4" />
        Choose a file
      </Button>
      <p className="min-w-0 grow basis-64 text-ink-soft text-small">
        Or drop one anywhere here: text, email (EML), Word (DOCX), PDF or a photo. Up to{' '}
        {autofillLimits.bytes / 1_000_000} MB and {autofillLimits.pages} pages.
      </p>
      <p role="status" className="basis-full text-small empty:hidden">
        {wrong && (
          <span className="flex gap-1.5 text-vermilion-ink">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {wrong}
          </span>
        )}
      </p>
      <FileInput ref={input} label="File to read" accept={accepted} onPick={onFile} />
    </div>
  )
}
