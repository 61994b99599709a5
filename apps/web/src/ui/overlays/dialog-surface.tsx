import type { ComponentProps } from 'react'
import { useRootMark } from '#ui/page/use-root-mark.ts'

export const dialogSurface =
  'pointer-events-auto relative w-full max-w-dialog rounded-panel border border-hairline bg-paper shadow-sheet outline-none data-[state=closed]:animate-sink data-[state=open]:animate-rise'

// Radix's Overlay locks the scrolling through a style element, which the content security policy refuses.
// This veil takes its place; the stylesheet stops the page while it is there.
export function Veil(props: ComponentProps<'div'>) {
  useRootMark('data-scroll-lock')
  return (
    <div
      {...props}
      className="pointer-events-auto fixed inset-0 z-40 grid animate-appear place-items-center overflow-y-auto bg-veil p-4 has-[>[data-state=closed]]:animate-vanish"
    />
  )
}
