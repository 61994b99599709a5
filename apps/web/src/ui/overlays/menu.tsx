import clsx from 'clsx'
import { DropdownMenu as Primitive } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'

export type OpenedBy = 'pointer' | 'key'

type MenuProps = {
  /** The button that opens it. */
  readonly trigger: ReactNode
  readonly align?: 'start' | 'end'
  /** It is open from the start, by what was done to a button that stood in its place. */
  readonly openedBy?: OpenedBy | undefined
  readonly children: ReactNode
}

// Not modal: a modal menu locks the scrolling through a style element, which the content security policy refuses.
export function Menu({ trigger, align = 'end', openedBy, children }: MenuProps) {
  const content = useRef<HTMLDivElement>(null)
  // Radix does so for keys that it has heard, which was not there yet.
  useEffect(() => {
    if (openedBy !== 'key') return
    const timer = setTimeout(() => content.current?.querySelector<HTMLElement>(firstItem)?.focus())
    return () => clearTimeout(timer)
  }, [openedBy])
  return (
    <Primitive.Root modal={false} defaultOpen={openedBy !== undefined}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          ref={content}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={clsx(
            'z-50 min-w-44 rounded-panel border border-hairline bg-paper p-1 text-ink shadow-sheet',
            'data-[state=closed]:animate-vanish data-[state=open]:animate-appear',
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

const firstItem = '[role="menuitem"]:not([data-disabled])'

type MenuItemProps = {
  readonly onSelect: () => void
  readonly icon?: ReactNode
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly children: ReactNode
}

export function MenuItem({ onSelect, icon, danger, disabled = false, children }: MenuItemProps) {
  return (
    <Primitive.Item
      onSelect={onSelect}
      disabled={disabled}
      className={clsx(
        'flex min-h-9 cursor-pointer select-none items-center gap-2.5 rounded-control px-3 py-1.5 outline-none',
        'data-disabled:cursor-not-allowed data-disabled:opacity-50 pointer-coarse:min-h-11 [&_svg]:size-4',
        danger
          ? 'text-vermilion-ink data-highlighted:bg-vermilion-tint'
          : 'data-highlighted:bg-wash [&_svg]:text-ink-soft',
      )}
    >
      {icon}
      {children}
    </Primitive.Item>
  )
}

export function MenuSeparator() {
  return <Primitive.Separator className="mx-3 my-1 h-px bg-hairline" />
}
