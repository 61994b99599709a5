import { LockKeyhole } from 'lucide-react'

/** Said before anything is kept: which document, how, and until when. */
export function ConsentNote({ children }: { readonly children: string }) {
  return (
    <p className="flex gap-3 rounded-panel bg-spruce-tint p-4 text-small text-spruce">
      <LockKeyhole aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  )
}
