import { ArrowDown, ArrowUp, Copy, Ellipsis, GripVertical, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx'

export type LineMenuProps = {
  readonly index: number
  readonly count: number
  readonly onMove: (from: number, to: number) => void
  readonly onDuplicate: (index: number) => void
  readonly onRemove: (index: number) => void
  readonly className?: string
}

export type LineHandleProps = {
  readonly index: number
  readonly handle: (index: number) => ComponentProps<'span'>
}

/** For the pointer alone: the menu and Alt with the arrow keys move a line, too. */
export function LineHandle({ index, handle }: LineHandleProps) {
  return (
    <span {...handle(index)} aria-hidden="true" title="Drag to move" className="line-handle">
      <GripVertical />
    </span>
  )
}

/** What can be done with a whole line. */
export function LineMenu(props: LineMenuProps) {
  const { index, count, onMove, onDuplicate, onRemove, className } = props
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for line ${index + 1}`} className={className}>
          <Ellipsis />
        </IconButton>
      }
    >
      <MenuItem icon={<Copy />} onSelect={() => onDuplicate(index)}>
        Duplicate
      </MenuItem>
      <MenuItem icon={<ArrowUp />} disabled={index === 0} onSelect={() => onMove(index, index - 1)}>
        Move up
      </MenuItem>
      <MenuItem
        icon={<ArrowDown />}
        disabled={index === count - 1}
        onSelect={() => onMove(index, index + 1)}
      >
        Move down
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 />} disabled={count === 1} onSelect={() => onRemove(index)}>
        Delete
      </MenuItem>
    </Menu>
  )
}
