import { ButtonLink } from '#ui/button-link.tsx'
import { Notice } from '#ui/notice.tsx'

export function NoGuide() {
  return (
    <Notice
      title="Article Not Found"
      action={
        <ButtonLink href="/howto" variant="primary">
          Back to Articles
        </ButtonLink>
      }
    >
      Sorry, we couldn't find the article you're looking for.
    </Notice>
  )
}
