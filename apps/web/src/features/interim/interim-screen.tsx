import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'

export type InterimScreenProps = {
  readonly title: string
  /** What is done on this page. */
  readonly sentence: string
}

export function InterimScreen({ title, sentence }: InterimScreenProps) {
  return (
    <Notice title={title} action={<TextLink href="/">Back to the start page</TextLink>}>
      {sentence}
    </Notice>
  )
}
