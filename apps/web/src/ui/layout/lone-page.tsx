import { type ReactNode, useEffect, useRef } from 'react'
import { SheetDrawing } from './sheet-drawing.tsx'

type LonePageProps = {
  readonly title: string
  readonly seal?: 'tick' | 'cross'
  /** The page has changed under the reader's eyes: reading starts at its new heading. */
  readonly announced?: boolean
  readonly children: ReactNode
}

/** One thing to read or to answer, for those who come by a link in a mail. */
export function LonePage({ title, seal = 'tick', announced = false, children }: LonePageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another page.
  useEffect(() => {
    if (announced) heading.current?.focus()
  }, [announced, title])
  return (
    <div className="mx-auto flex w-full max-w-page grow flex-col items-center justify-center gap-8 px-4 py-16 text-center sm:px-6">
      <SheetDrawing seal={seal} className="h-42 w-36" />
      <div className="flex max-w-dialog flex-col items-center gap-5">
        <h1 ref={heading} tabIndex={-1} className="wrap-anywhere text-heading">
          {title}
        </h1>
        {children}
      </div>
    </div>
  )
}
