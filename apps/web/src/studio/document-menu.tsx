import { conversionsOf } from '@sheaf/domain/documents/convert'
import type { DocumentType } from '@sheaf/domain/documents/document-type'
import { CopyPlus, Ellipsis, FileOutput, FilePlus2 } from 'lucide-react'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx'
import { typeInText } from './type-words.ts'

type DocumentMenuProps = {
  readonly kind: DocumentType
  readonly onNext: () => void
  readonly onConvert: (target: DocumentType) => void
  readonly onAfresh: () => void
}

export function DocumentMenu({ kind, onNext, onConvert, onAfresh }: DocumentMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton label="More actions">
          <Ellipsis />
        </IconButton>
      }
    >
      <MenuItem icon={<CopyPlus />} onSelect={onNext}>
        New {typeInText(kind)} from this
      </MenuItem>
      {conversionsOf(kind).map((target) => (
        <MenuItem key={target} icon={<FileOutput />} onSelect={() => onConvert(target)}>
          Duplicate as {typeInText(target)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<FilePlus2 />} onSelect={onAfresh}>
        Start afresh
      </MenuItem>
    </Menu>
  )
}
