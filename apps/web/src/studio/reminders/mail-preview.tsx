import type { ReminderMail } from '@sheaf/domain/reminders/reminder-mail'
import { directionOf } from '@sheaf/domain/locale/languages'
import { Paperclip } from 'lucide-react'
import { Sheet } from '#ui/layout/sheet.tsx'

type MailPreviewProps = {
  readonly mail: ReminderMail
  readonly language: string
  /** Who it goes to, in words. */
  readonly to: string
  /** The name of the file that comes with it. */
  readonly attachment: string
  /** The color of the invoice. */
  readonly accent: string
}

/** The email as its reader sees it, in the language of the invoice. */
export function MailPreview({ mail, language, to, attachment, accent }: MailPreviewProps) {
  const { subject, paragraphs, facts } = mail
  return (
    <Sheet>
      <article aria-label="Email preview" className="flex flex-col">
        <header className="flex flex-col gap-1 border-hairline border-b px-5 py-4">
          <p className="wrap-anywhere text-ink-soft text-small">To {to}</p>
          <p lang={language} dir={directionOf(language)} className="wrap-anywhere font-medium">
            {subject}
          </p>
        </header>
        <div
          lang={language}
          dir={directionOf(language)}
          className="flex flex-col gap-3 border-t-4 px-5 py-5"
          style={{ borderTopColor: accent }}
        >
          {paragraphs.slice(0, -1).map((paragraph) => (
            <p key={paragraph} className="wrap-anywhere whitespace-pre-line">
              {paragraph}
            </p>
          ))}
          <Facts facts={facts} />
          <p className="whitespace-pre-line">{paragraphs.at(-1)}</p>
        </div>
        <p className="wrap-anywhere flex items-center gap-2 border-hairline border-t px-5 py-3 text-ink-soft text-small">
          <Paperclip aria-hidden="true" className="size-4 shrink-0" />
          {attachment}
        </p>
      </article>
    </Sheet>
  )
}

function Facts({ facts }: Pick<ReminderMail, 'facts'>) {
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
