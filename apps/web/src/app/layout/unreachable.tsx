import { productName } from '@sheaf/contract/product'
import { OpenedPage } from '#app/routing/opened-page.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

export function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <OpenedPage title="Connection problem">
      <Notice
        title={`We can't reach ${productName}`}
        action={
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        Check your connection and try again. If that doesn't help, our server may be down. Your
        drafts are safe in this browser.
      </Notice>
    </OpenedPage>
  )
}
