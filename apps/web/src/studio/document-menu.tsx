import { conversionsOf } from '@sheaf/domain/documents/convert'
import { kindInText } from '@sheaf/domain/documents/field-labels'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { kinds } from '@sheaf/domain/documents/kinds'
import {
  BellRing,
  BookmarkPlus,
  CalendarClock,
  CopyPlus,
  Ellipsis,
  FileOutput,
  FilePlus2,
  Repeat,
} from 'lucide-react'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx'

type DocumentMenuProps = {
  readonly kind: DocumentKind
  readonly onNext: () => void
  readonly onConvert: (target: DocumentKind) => void
  readonly onKeep: () => void
  /** For those who ask to be paid, again and again. */
  readonly onRepeat?: (() => void) | undefined
  /** For those who ask to be paid. */
  readonly onRemind: () => void
  readonly onLate: () => void
  readonly onStartOver: () => void
}

export function DocumentMenu(props: DocumentMenuProps) {
  const { kind, onNext, onConvert, onRepeat, onKeep, onRemind, onLate, onStartOver } = props
  return (
    <Menu
      trigger={
        <IconButton label="More actions">
          <Ellipsis />
        </IconButton>
      }
    >
      <MenuItem icon={<CopyPlus />} onSelect={onNext}>
        New {kindInText(kind)} from this one
      </MenuItem>
      {onRepeat && (
        <MenuItem icon={<Repeat />} onSelect={onRepeat}>
          Repeat this invoice
        </MenuItem>
      )}
      {conversionsOf(kind).map((target) => (
        <MenuItem key={target} icon={<FileOutput />} onSelect={() => onConvert(target)}>
          Duplicate as {kindInText(target)}
        </MenuItem>
      ))}
      <MenuItem icon={<BookmarkPlus />} onSelect={onKeep}>
        Keep my details
      </MenuItem>
      {kinds[kind].asksForPayment && (
        <>
          <MenuItem icon={<BellRing />} onSelect={onRemind}>
            Set payment reminders
          </MenuItem>
          <MenuItem icon={<CalendarClock />} onSelect={onLate}>
            What if it's paid late?
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      <MenuItem icon={<FilePlus2 />} onSelect={onStartOver}>
        Start over
      </MenuItem>
    </Menu>
  )
}
