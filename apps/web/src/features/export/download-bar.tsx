import { formatOf } from '@sheaf/accounting/formats'
import type { CurrentUser } from '@sheaf/contract/current-user'
import { exportPlanMessage } from '@sheaf/contract/plans'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { currentMoment } from '#document/writing/moment.ts'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { saveFile } from '#ui/actions/save-file.ts'
import type { ToastNote } from '#ui/feedback/toast-state.ts'
import { useReportedTask } from '#ui/feedback/use-reported-task.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { accountant, type ExportOrder, type Made } from './accountant.ts'
import type { TableRow } from './table-rows.ts'

type DownloadBarProps = {
  readonly user: CurrentUser
  readonly order: ExportOrder
  readonly rows: readonly TableRow[]
}

/** At the lower edge of the window: what will be in the files, and the download. */
export function DownloadBar({ user, order, rows }: DownloadBarProps) {
  const [isAsked, setIsAsked] = useState(false)
  const { pending, run } = useReportedTask<'write'>()
  const program = formatOf(order.format).name
  const selected = rows.filter(({ isIncluded }) => isIncluded)
  const leftOut = selected.filter(({ standing }) => standing === 'left-out').length

  function download() {
    if (user.subscription !== 'premium') {
      setIsAsked(true)
      return
    }
    void run('write', {
      work: () => accountant.write(order, localMoment()),
      done: (made) => saved(made, program),
      failed: () => ({
        title: 'Export failed',
        description: "We couldn't write the files. Please try again.",
      }),
    })
  }

  return (
    <div className="sticky bottom-0 z-20 border-hairline border-t bg-ground print:hidden">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-end gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
        <p className="mr-auto text-small tabular-nums" aria-live="polite">
          {contentWords(selected.length - leftOut, leftOut)}
        </p>
        <Button
          variant="primary"
          className="max-sm:w-full"
          disabled={selected.length === leftOut}
          loading={pending !== undefined}
          onClick={download}
        >
          <Download aria-hidden="true" className="size-4" />
          Download for {program}
        </Button>
      </div>
      <UpgradeNote program={program} open={isAsked} onOpenChange={setIsAsked} />
    </div>
  )
}

function contentWords(ready: number, leftOut: number): string {
  const documents = `${ready} ${ready === 1 ? 'document' : 'documents'}`
  return leftOut === 0 ? documents : `${documents}, ${leftOut} left out`
}

function saved({ file, files, leftOut }: Made, program: string): ToastNote {
  if (!file) {
    const description = `${program} takes none of the selected documents.`
    return { title: 'Nothing to export', description, variant: 'destructive' }
  }
  saveFile(new Blob([file.bytes], { type: file.type }), file.name)
  const parts = [
    ...(files > 1 ? [`${files} files in a ZIP, because of the limits of ${program}.`] : []),
    ...(leftOut > 0
      ? [`${leftOut} ${leftOut === 1 ? 'document was' : 'documents were'} left out.`]
      : []),
  ]
  return { title: `Saved ${file.name}`, description: parts.join(' '), duration: 5000 }
}

// As clocks here show it: the day on a file is the writer's own.
function localMoment(): string {
  const { today, now } = currentMoment()
  return `${today}T${new Date(now).toTimeString().slice(0, 8)}`
}

type UpgradeNoteProps = {
  readonly program: string
  readonly open: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

function UpgradeNote({ program, open, onOpenChange }: UpgradeNoteProps) {
  return (
    <Dialog
      title={exportPlanMessage}
      description={`Your files for ${program} are ready. Downloading them is part of Premium. Your list stays here until you close or reload this tab.`}
      {...{ open, onOpenChange }}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Not now</Button>
          <ButtonLink href="/upgrade" variant="primary">
            See Premium
          </ButtonLink>
        </>
      }
    />
  )
}
