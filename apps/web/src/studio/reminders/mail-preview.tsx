import { directionOf } from '@sheaf/domain/locale/languages'
import { inkOn, readableOn } from '@sheaf/domain/look/color'
import { Paperclip } from 'lucide-react'
import { Sheet } from '#ui/layout/sheet.tsx'

/** An email, as far as its reader sees it. */
export type ShownMail = {
  readonly language: string
  readonly to: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly facts: readonly (readonly [label: string, value: string])[]
  /** The button in it, in words. */
  readonly action?: string | undefined
  /** The name of the file that comes with it. */
  readonly attachment?: string | undefined
}

// What emails are written on. A surface needs less than a letter does: a bright brand stays as bright as it can.
const paper = '#ffffff'

type MailPreviewProps = {
  readonly mail: ShownMail
  /** The color of the invoice. */
  readonly accent: string
}

/** The email as its reader sees it, in the language it's written in. */
export function MailPreview({ mail, accent }: MailPreviewProps) {
  const { language, to, subject, paragraphs, facts, action, attachment } = mail
  const fill = readableOn(accent, paper, 3)
  const written = { lang: language, dir: directionOf(language) }
  return (
    <Sheet>
      <article aria-label="Email preview" className="flex flex-col">
        <header className="flex flex-col gap-1 px-5 py-4">
          <p className="wrap-anywhere text-ink-soft text-small">To {to}</p>
          <p {...written} className="wrap-anywhere font-medium">
            {subject}
          </p>
        </header>
        <div
          {...written}
          className="flex flex-col gap-3 border-t-4 px-5 py-5"
          style={{ borderTopColor: accent }}
        >
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="wrap-anywhere whitespace-pre-line">
              {paragraph}
            </p>
          ))}
          <Facts facts={facts} />
          {action && (
            <p
              className="self-start rounded-control px-4 py-2 font-medium"
              style={{ backgroundColor: fill, color: inkOn(fill) }}
            >
              {action}
            </p>
          )}
        </div>
        {attachment && (
          <p className="wrap-anywhere flex items-center gap-2 border-hairline border-t px-5 py-3 text-ink-soft text-small">
            <Paperclip aria-hidden="true" className="size-4 shrink-0" />
            {attachment}
          </p>
        )}
      </article>
    </Sheet>
  )
}

function Facts({ facts }: Pick<ShownMail, 'facts'>) {
  return (
    <dl className="flex flex-col tabular-nums">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="flex items-baseline justify-between gap-4 border-hairline border-t py-1.5 last:border-b"
        >
          <dt className="text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere text-end font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
