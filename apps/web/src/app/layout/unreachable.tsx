import { productName } from '@sheaf/contract/product'
import { OpenedPage } from '#app/routing/opened-page.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

export function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <OpenedPage title="No answer">
      <Notice
        title={`${productName} does not answer`}
        action={
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        We could not find out whether you are signed in. Your connection or our server may be
        interrupted.
      </Notice>
    </OpenedPage>
  )
}
