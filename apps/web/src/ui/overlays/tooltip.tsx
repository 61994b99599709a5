import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

type TooltipProps = {
  /** A few words that help; never the only place where something is said. */
  readonly text: string
  /** The button or link that it explains. */
  readonly children: ReactNode
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-note animate-appear rounded-control bg-ink px-2.5 py-1.5 text-ground text-small"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
