import { Button } from '#ui/actions/button.tsx'

type AskYourAdministratorProps = { readonly email: string; readonly onCheck: () => void }

/** For installations that sell nothing: who runs them grants Premium. */
export function AskYourAdministrator({ email, onCheck }: AskYourAdministratorProps) {
  return (
    <section
      aria-labelledby="how-to-upgrade"
      className="flex flex-col gap-4 rounded-panel border border-hairline bg-paper p-5"
    >
      <div className="flex flex-col gap-2">
        <h2 id="how-to-upgrade" className="text-lead">
          Payments aren't set up here
        </h2>
        <p className="text-ink-soft">
          Ask your administrator to upgrade your account with this command:
        </p>
      </div>
      <pre className="wrap-anywhere whitespace-pre-wrap rounded-control bg-wash px-4 py-3 text-small">
        <code>npm run admin -- premium {email} on</code>
      </pre>
      <Button onClick={onCheck}>Check again</Button>
    </section>
  )
}
