import { kindTitle } from '@sheaf/domain/documents/field-labels'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DocumentEditor } from '#document/writing/document-editor.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Autofill } from './autofill/autofill.tsx'
import { useKeptFocus } from './kept-focus.ts'

export const pageWidth = 'mx-auto flex w-full max-w-page flex-col gap-5 px-4 pt-3 pb-10 sm:px-6'
export const columns =
  'flex flex-col gap-5 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start lg:gap-8 xl:grid-cols-[22rem_minmax(0,1fr)]'

/** Stays in sight beside what is written, and scrolls on its own. */
export const sidePanel =
  'flex min-w-0 flex-col gap-4 lg:sticky lg:top-2 lg:-mx-3 lg:max-h-[calc(100dvh-5.5rem)] lg:overflow-y-auto lg:overscroll-contain lg:px-3 lg:pb-4 lg:[scrollbar-width:thin]'

type CreateHeaderProps = {
  readonly kind: DocumentKind
  /** None while the screen is still being laid out. */
  readonly editor?: DocumentEditor
  readonly backLabel?: string
  readonly aside?: ReactNode
}

export function CreateHeader(props: CreateHeaderProps) {
  const { kind, editor, backLabel = 'Back to Dashboard', aside } = props
  const heading = useKeptFocus<HTMLHeadingElement>()
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h1 ref={heading} className="text-heading">
        Create {kindTitle(kind)}
      </h1>
      <div className="flex flex-wrap items-center gap-1">
        <ButtonLink href="/" variant="quiet" size="small" className="max-sm:-ml-3">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {backLabel}
        </ButtonLink>
        {editor && <Autofill editor={editor} />}
        {aside}
      </div>
    </header>
  )
}
