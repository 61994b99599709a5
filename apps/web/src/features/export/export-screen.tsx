import type { CurrentUser } from '@sheaf/contract/current-user'
import { useCurrentUser } from '#api/current-user.ts'
import { useFilesDrop } from '#studio/autofill/use-file-drop.ts'
import { withIncluded, withRead } from '#studio/export/export-list.ts'
import { useExportList } from '#studio/export/use-export-list.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ChooseFiles } from './choose-files.tsx'
import { ExportWork } from './export-work.tsx'
import { RefusedFiles } from './refused-files.tsx'
import { useReading } from './use-reading.ts'

/** Documents for an accounting program. Everything happens in this browser, and nothing is stored but the mapping. */
export function ExportScreen() {
  const session = useCurrentUser({ fresh: true })
  return session.state === 'member' ? <Export user={session.user} /> : null
}

function Export({ user }: { readonly user: CurrentUser }) {
  const [list, change] = useExportList(user.id)
  const { progress, add, cancel } = useReading((reads) =>
    change((before) => withRead(before, reads)),
  )
  const isOver = useFilesDrop((files) => void add(files))
  const isFirst = list.entries.length === 0
  return (
    <>
      <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 pt-8 pb-8 sm:px-6">
        <header className="flex flex-col gap-2">
          <h1 className="text-heading">Export to accounting</h1>
          <p className="max-w-reading text-ink-soft">
            Turn your documents into files that QuickBooks, Xero, DATEV and others import.
          </p>
        </header>
        <ChooseFiles
          {...{ isOver, isFirst, progress }}
          onFiles={(files) => void add(files)}
          onCancel={() => {
            cancel()
            toast({
              title: 'Reading canceled',
              description: 'The files that were read are in the list.',
            })
          }}
        />
        <RefusedFiles
          refused={list.refused}
          repeated={list.repeated}
          onDismiss={() => change((before) => ({ ...before, refused: [], repeated: 0 }))}
        />
      </div>
      {!isFirst && (
        <ExportWork
          user={user}
          entries={list.entries}
          onInclude={(ids, isIncluded) =>
            change((before) => withIncluded(before, new Set(ids), isIncluded))
          }
          onClear={() => {
            cancel()
            change((before) => ({ ...before, entries: [], refused: [], repeated: 0 }))
          }}
        />
      )}
    </>
  )
}
