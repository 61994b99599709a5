/** The promise, in the largest type after the title: what is not kept cannot be lost. */
export function PrivacySection() {
  return (
    <section
      aria-labelledby="privacy-title"
      data-theme="dark"
      className="border-hairline border-y bg-ground py-20 text-ink sm:py-28"
    >
      <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 sm:px-6">
        <h2 id="privacy-title" className="font-sans text-ink-soft text-small">
          Private by design, GDPR compliant
        </h2>
        <p className="max-w-[24em] font-display text-heading sm:text-display">
          Only your templates and logos are stored. Client data and invoice details are processed
          only for PDF generation and then discarded.
        </p>
        <p className="max-w-reading text-ink-soft">
          We also store your account, your own company details if you save them, how many documents
          you've created and, for 30 days, a keyed fingerprint of each document and its number, so
          you can download or correct it again for free. No name, address or amount can be read from
          it. Drafts and recent documents stay in your browser, and so do previews once your browser
          draws them itself: then nothing you write leaves your device until you generate a PDF.
        </p>
        <p className="max-w-reading text-ink-soft">
          Recurring invoices and payment reminders by email need the invoice later. Only when you
          set one up, we keep that invoice encrypted, until it ends or you delete it.
        </p>
      </div>
    </section>
  )
}
