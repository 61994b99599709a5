import { kindInText } from '@sheaf/domain/documents/field-labels'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

type OpenElsewhereProps = {
  readonly kind: DocumentKind
  readonly onTake: () => void
  readonly onCopy: () => void
}

/** Another tab writes this draft, or has just taken it over. */
export function OpenElsewhere({ kind, onTake, onCopy }: OpenElsewhereProps) {
  return (
    <Notice
      title="This draft is open in another tab"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="primary" onClick={onTake}>
            Continue here
          </Button>
          <Button onClick={onCopy}>Work on a copy</Button>
        </div>
      }
    >
      Your work is safe. Continue here to take over from the other tab, or leave the{' '}
      {kindInText(kind)} there and work on a copy here.
    </Notice>
  )
}
