import { useEffect, useRef } from 'react'
import { ButtonLink } from '#ui/actions/button-link.tsx'

type PremiumNoteProps = {
  /** 'Upgrade to Premium for payment reminders' */
  readonly title: string
  readonly children: string
}

/** Where the last button was pressed by someone whose plan doesn't have it. It is read out as it comes. */
export function PremiumNote({ title, children }: PremiumNoteProps) {
  const note = useRef<HTMLElement>(null)
  // What it answers, in new browsers a promise, is no way to undo it.
  useEffect(() => {
    void note.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section
      ref={note}
      role="alert"
      className="flex animate-appear flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel border border-ink p-4"
    >
      <div className="min-w-0 grow basis-60">
        <h3 className="text-lead">{title}</h3>
        <p className="text-ink-soft">{children}</p>
      </div>
      <ButtonLink href="/upgrade" variant="primary">
        See Premium
      </ButtonLink>
    </section>
  )
}
