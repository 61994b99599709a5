import { ArrowDown, ArrowUp, Copy, Ellipsis, GripVertical, Trash2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator, type OpenedBy } from '#ui/overlays/menu.tsx'

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

/**
 * What can be done with a whole line. Radix hears every key for each of its menus, closed ones too, so that a letter would call
 * on all lines of a list: a line has a plain button until its menu is opened.
 */
export function LineMenu(props: LineMenuProps) {
  const { index, count, onMove, onDuplicate, onRemove, className } = props
  const [openedBy, setOpenedBy] = useState<OpenedBy>()
  const look = { label: `Actions for line ${index + 1}`, className, children: <Ellipsis /> }
  if (openedBy === undefined) return <IconButton {...look} {...opening(setOpenedBy)} />
  return (
    <Menu openedBy={openedBy} trigger={<IconButton {...look} />}>
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

// As the button of a menu of Radix says it is, and what opens that.
function opening(open: (by: OpenedBy) => void): ComponentProps<'button'> {
  return {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerDown(event) {
      if (event.button !== 0 || event.ctrlKey) return
      event.preventDefault()
      open('pointer')
    },
    onKeyDown(event) {
      if (!openingKeys.includes(event.key)) return
      event.preventDefault()
      open('key')
    },
  }
}

const openingKeys = ['Enter', ' ', 'ArrowDown']
