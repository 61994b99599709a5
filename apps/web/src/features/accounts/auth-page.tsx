import { type ReactNode, useEffect, useRef } from 'react'
import { SheetStack, type StackSheet } from './sheet-stack.tsx'

type AuthPageProps = {
  readonly title: string
  readonly lead?: ReactNode
  /** The sheet that lies on top of the pile beside the form. */
  readonly sheet: StackSheet
  /** A small drawing above the heading, where there is no form. */
  readonly drawing?: ReactNode
  /** What the sheet is stamped with. */
  readonly stamp?: string
  /** The page has changed under the reader's eyes: reading starts at its new heading. */
  readonly announced?: boolean
  readonly children: ReactNode
}

/** One thing to do at the left, the reason for doing it at the right: a finished document on the desk. */
export function AuthPage(props: AuthPageProps) {
  const { title, lead, sheet, drawing, stamp, announced = false, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (announced) heading.current?.focus()
  }, [announced])
  return (
    <div className="mx-auto grid w-full max-w-page grow px-4 sm:px-6 lg:grid-cols-[26rem_1fr] lg:gap-12 xl:gap-20">
      <div className="mx-auto flex w-full max-w-form flex-col gap-8 py-10 sm:py-14 lg:justify-center">
        {drawing}
        <header className="flex flex-col gap-2">
          <h1 ref={heading} tabIndex={-1} className="text-heading">
            {title}
          </h1>
          {lead && <p className="wrap-anywhere text-ink-soft">{lead}</p>}
        </header>
        {children}
      </div>
      <SheetStack top={sheet} stamp={stamp} />
    </div>
  )
}
