import { useRouter } from 'wouter'
import { buttonLook } from '#ui/actions/button-look.ts'

export function StartToday() {
  const { base } = useRouter()
  return (
    <section className="flex flex-col items-center gap-6 rounded-panel bg-wash px-6 py-14 text-center print:hidden">
      <h2 className="max-w-reading text-heading">Create your own</h2>
      <p className="max-w-reading text-ink-soft text-lead">
        Fill in your document, watch it take shape and download the PDF.
      </p>
      {/* The server decides where a sign-in begins: no page of this app. */}
      <a href={`${base}/api/login`} className={buttonLook({ variant: 'primary' })}>
        Start Invoicing Today
      </a>
      <p className="text-ink-soft text-small">
        No credit card required • 2 free documents • Expert support
      </p>
    </section>
  )
}
