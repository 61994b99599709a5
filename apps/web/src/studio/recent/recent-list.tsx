import { compute } from '@sheaf/domain/documents/totals'
import { useState } from 'react'
import type { RecentDocument } from '#document/recent/recent.ts'
import { nameOf } from '#studio/derive.ts'
import { sheetOrder } from '#studio/pdf-order.ts'
import { PreviewDialog } from '#studio/preview-dialog.tsx'
import { RemindDialog } from '#studio/reminders/remind-dialog.tsx'
import { useOpenDocument } from '#studio/use-open-document.ts'
import { Button } from '#ui/actions/button.tsx'
import { RecentRow } from './recent-row.tsx'

type RecentListProps = {
  readonly userId: string
  readonly documents: readonly RecentDocument[]
  readonly onRemove: (id: string) => void
}

export function RecentList({ userId, documents, onRemove }: RecentListProps) {
  const [opened, setOpened] = useState<RecentDocument>()
  const [isOpen, setIsOpen] = useState(false)
  const [reminded, setReminded] = useState<RecentDocument>()
  const [isRemindOpen, setIsRemindOpen] = useState(false)
  return (
    <>
      <ul className="flex flex-col">
        {documents.map((recent) => (
          <RecentRow
            key={recent.id}
            userId={userId}
            recent={recent}
            onOpen={() => {
              setOpened(recent)
              setIsOpen(true)
            }}
            onRemind={() => {
              setReminded(recent)
              setIsRemindOpen(true)
            }}
            onRemove={() => onRemove(recent.id)}
          />
        ))}
      </ul>
      {reminded && (
        <RemindDialog
          styled={reminded}
          isIssued
          open={isRemindOpen}
          onOpenChange={setIsRemindOpen}
        />
      )}
      {opened && <RecentSheet {...{ userId, opened, isOpen, setIsOpen }} />}
    </>
  )
}

type RecentSheetProps = {
  readonly userId: string
  readonly opened: RecentDocument
  readonly isOpen: boolean
  readonly setIsOpen: (isOpen: boolean) => void
}

/** All of its pages, drawn now because the reader wants to see them. */
function RecentSheet({ userId, opened, isOpen, setIsOpen }: RecentSheetProps) {
  const { correct, duplicate } = useOpenDocument(userId)
  const { document, themeId, design } = opened
  return (
    <PreviewDialog
      title={nameOf(document)}
      order={sheetOrder(compute(document), themeId, design)}
      open={isOpen}
      onOpenChange={setIsOpen}
      footer={
        <>
          <Button onClick={() => duplicate(opened)}>Duplicate</Button>
          <Button variant="primary" onClick={() => correct(opened)}>
            Correct
          </Button>
        </>
      }
    />
  )
}
