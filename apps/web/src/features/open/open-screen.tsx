import { FileUp, LockKeyhole } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useCurrentUser } from '#api/current-user.ts'
import { useFileDrop } from '#studio/autofill/use-file-drop.ts'
import { takeHandedFile } from '#studio/e-invoice/handed-file.ts'
import { type OpenedDocument, openOnThisMachine } from '#studio/e-invoice/opened-document.ts'
import { Button } from '#ui/actions/button.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { FileInput } from '#ui/fields/file-input.tsx'
import { MemberActions, VisitorActions } from './open-actions.tsx'
import { ReceivedSheet } from './received-sheet.tsx'
import { VerdictCard } from './verdict-card.tsx'

type Shown =
  | { readonly state: 'empty' | 'reading' }
  | { readonly state: 'refused'; readonly message: string }
  | { readonly state: 'opened'; readonly fileName: string; readonly opened: OpenedDocument }

/** Opens an e-invoice or a document of ours, for everyone. It is read on this machine and stored nowhere. */
export function OpenScreen() {
  const [shown, setShown] = useState<Shown>({ state: 'empty' })
  const isOver = useFileDrop((file) => void open(file))

  async function open(file: File) {
    setShown({ state: 'reading' })
    const opened = await openOnThisMachine(file)
    setShown(
      'refusal' in opened
        ? { state: 'refused', message: opened.refusal }
        : { state: 'opened', fileName: file.name, opened },
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen comes.
  useEffect(() => {
    const handed = takeHandedFile()
    if (handed) void open(handed)
  }, [])

  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pt-8 pb-20 sm:px-6">
      <header className="flex flex-col gap-2 print:hidden">
        <h1 className="text-heading">Open an e-invoice</h1>
        <p className="max-w-reading text-ink-soft">
          See what a Factur-X, ZUGFeRD, XRechnung, UBL or CII invoice says, and whether it follows
          the rules. PDFs and JSON files from Sheaf open again, too.
        </p>
      </header>
      <DropZone isOver={isOver} shown={shown} onFile={(file) => void open(file)} />
      {shown.state === 'opened' && <Opened fileName={shown.fileName} opened={shown.opened} />}
    </div>
  )
}

type DropZoneProps = {
  readonly isOver: boolean
  readonly shown: Shown
  readonly onFile: (file: File) => void
}

function DropZone({ isOver, shown, onFile }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <section
      aria-label="File"
      data-over={isOver || undefined}
      className="flex flex-col items-center gap-3 rounded-panel border border-edge border-dashed bg-paper p-6 text-center transition-colors data-over:border-vermilion data-over:bg-vermilion-tint print:hidden"
    >
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
        <Button
          variant={shown.state === 'opened' ? 'secondary' : 'primary'}
          onClick={() => input.current?.click()}
        >
          <FileUp aria-hidden="true" className="size-4" />
          {shown.state === 'opened' ? 'Choose another file' : 'Choose a file'}
        </Button>
        <span className="text-ink-soft">or drop one anywhere: XML, PDF or JSON, up to 10 MB</span>
      </div>
      {shown.state === 'reading' && <Spinner label="Reading the file" className="size-5" />}
      <p role="alert" className="text-vermilion-ink empty:hidden">
        {shown.state === 'refused' && shown.message}
      </p>
      <p className="flex items-center gap-2 text-small text-spruce">
        <LockKeyhole aria-hidden="true" className="size-4 shrink-0" />
        Read in your browser. The file never leaves your device, and nothing is stored.
      </p>
      <FileInput
        ref={input}
        label="File to open"
        accept=".xml,.pdf,.json,application/xml,text/xml,application/pdf,application/json"
        onPick={onFile}
      />
    </section>
  )
}

type OpenedProps = { readonly fileName: string; readonly opened: OpenedDocument }

function Opened({ fileName, opened }: OpenedProps) {
  const session = useCurrentUser()
  const { received } = opened
  return (
    <>
      {session.state === 'member' ? (
        <MemberActions user={session.user} opened={opened} />
      ) : (
        <VisitorActions opened={opened} />
      )}
      {received && <VerdictCard received={received} />}
      {received ? (
        <ReceivedSheet received={received} fileName={fileName} />
      ) : (
        <p className="text-ink-soft">
          This file was made by Sheaf. It holds the whole document, so you can go on editing it.
        </p>
      )}
    </>
  )
}
