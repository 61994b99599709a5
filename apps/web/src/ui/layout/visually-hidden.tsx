import type { ReactNode } from 'react'

/** Words for those who listen to the page; others see what they mean. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}
