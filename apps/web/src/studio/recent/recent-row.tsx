import { conversionsOf } from '@sheaf/domain/documents/convert'
import { kindInText } from '@sheaf/domain/documents/field-labels'
import { kinds } from '@sheaf/domain/documents/kinds'
import {
  BellRing,
  CopyPlus,
  Ellipsis,
  Eye,
  FileOutput,
  PenLine,
  Repeat,
  Trash2,
} from 'lucide-react'
import type { RecentDocument } from '#document/recent/recent.ts'
import { nameOf } from '#studio/derive.ts'
import { useRepeat } from '#studio/repeat/use-repeat.ts'
import { useOpenDocument } from '#studio/use-open-document.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx'
import { DocumentRow } from './document-row.tsx'

type RecentRowProps = {
  readonly userId: string
  readonly recent: RecentDocument
  readonly onOpen: () => void
  /** For one that asks to be paid. */
  readonly onRemind: () => void
  readonly onRemove: () => void
}

/** A document that was made here, and what can be done with it. */
export function RecentRow({ userId, recent, onOpen, onRemind, onRemove }: RecentRowProps) {
  const { correct, duplicate, convertTo } = useOpenDocument(userId)
  const { repeat } = useRepeat(userId)
  const { document, madeAt } = recent
  const name = nameOf(document)
  return (
    <DocumentRow document={document} at={madeAt} onOpen={onOpen}>
      <Button
        size="small"
        variant="quiet"
        className="max-sm:hidden"
        onClick={() => correct(recent)}
      >
        Correct
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Button
        size="small"
        variant="quiet"
        className="max-sm:hidden"
        onClick={() => duplicate(recent)}
      >
        Duplicate
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Menu
        trigger={
          <IconButton label={`More actions for ${name}`}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<Eye />} onSelect={onOpen}>
          Open
        </MenuItem>
        <MenuItem icon={<PenLine />} onSelect={() => correct(recent)}>
          Correct, same number
        </MenuItem>
        <MenuItem icon={<CopyPlus />} onSelect={() => duplicate(recent)}>
          Duplicate, next number
        </MenuItem>
        {conversionsOf(document.kind).map((target) => (
          <MenuItem key={target} icon={<FileOutput />} onSelect={() => convertTo(target, recent)}>
            Duplicate as {kindInText(target)}
          </MenuItem>
        ))}
        {kinds[document.kind].asksForPayment && (
          <>
            <MenuItem icon={<Repeat />} onSelect={() => repeat(recent, { isIssued: true })}>
              Repeat this invoice
            </MenuItem>
            <MenuItem icon={<BellRing />} onSelect={onRemind}>
              Set payment reminders
            </MenuItem>
          </>
        )}
        <MenuSeparator />
        <MenuItem danger icon={<Trash2 />} onSelect={onRemove}>
          Remove
        </MenuItem>
      </Menu>
    </DocumentRow>
  )
}
