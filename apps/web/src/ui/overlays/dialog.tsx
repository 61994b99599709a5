import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { dialogSurface, Veil } from './dialog-surface.tsx'
import { useFocusReturn } from './focus-return.ts'

type DialogProps = {
  readonly title: string
  readonly description?: string
  /** The button that opens it and gets the focus back. */
  readonly trigger?: ReactNode
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** It is gone. Answers whether the focus goes elsewhere than back. */
  readonly onGone?: () => boolean
  readonly footer?: ReactNode
  /** Wide enough for a sheet of paper that can be read, or for two things beside each other. */
  readonly width?: 'sheet' | 'desk'
  readonly children?: ReactNode
}

export function Dialog(props: DialogProps) {
  const { title, description, trigger, footer, width, children, onGone, ...state } = props
  const focusReturn = useFocusReturn()
  return (
    <Primitive.Root {...state}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Veil>
          <Primitive.Content
            {...focusReturn}
            onCloseAutoFocus={(event) => {
              if (onGone?.()) event.preventDefault()
              else focusReturn.onCloseAutoFocus(event)
            }}
            onEscapeKeyDown={leaveToField}
            data-width={width}
            className={`${dialogSurface} data-[width=sheet]:max-w-[54rem] data-[width=desk]:max-w-[72rem]`}
            {...(description === undefined && { 'aria-describedby': undefined })}
          >
            <Primitive.Title className="pt-6 pr-16 pl-6 text-title">{title}</Primitive.Title>
            <div className="flex flex-col gap-4 px-6 pt-2 pb-6">
              {description && (
                <Primitive.Description className="text-ink-soft">
                  {description}
                </Primitive.Description>
              )}
              {children}
            </div>
            {footer && <DialogFooter>{footer}</DialogFooter>}
            {/* Last in order, so that the focus starts on the first field. */}
            <Primitive.Close asChild>
              <IconButton label="Close" className="absolute top-5 right-4">
                <X />
              </IconButton>
            </Primitive.Close>
          </Primitive.Content>
        </Veil>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** A field that closes itself on Escape (`data-own-escape`) does not take the whole dialog along. */
function leaveToField(event: globalThis.KeyboardEvent): void {
  const { target } = event
  if (target instanceof Element && target.closest('[data-own-escape]')) event.preventDefault()
}

function DialogFooter({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap-reverse justify-end gap-3 sticky -bottom-4 rounded-b-panel border-hairline border-t bg-paper px-6 py-4">
      {children}
    </div>
  )
}
