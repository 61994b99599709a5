import { productName } from '@sheaf/contract/product'

/** On an installation that sends no mail the server shows what it would have sent. */
export function MailboxLink({ path }: { readonly path: string | null }) {
  if (path === null) return null
  return (
    <p className="text-ink-soft text-small">
      This {productName} sends no mail.{' '}
      <a
        href={path}
        target="_blank"
        rel="noreferrer"
        className="rounded-control text-spruce underline underline-offset-4 hover:decoration-2"
      >
        Read it in the mailbox
      </a>
    </p>
  )
}
