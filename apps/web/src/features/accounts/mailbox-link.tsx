/** On an installation that sends no mail the server shows what it would have sent. */
export function MailboxLink({ path }: { readonly path: string | null }) {
  if (path === null) return null
  return (
    <p className="text-ink-soft text-small">
      Email isn't set up here.{' '}
      <a
        href={path}
        target="_blank"
        rel="noreferrer"
        className="rounded-control text-spruce underline underline-offset-4 hover:decoration-2"
      >
        Open the local mailbox
      </a>
    </p>
  )
}
