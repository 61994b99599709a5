import { tooLargeMessage, type UploadPurpose, uploadLimits } from '@sheaf/contract/objects'

type Refusal = { readonly title: string; readonly description: string }

/** What can be known of a file before it is sent. The server looks at its content. */
export function fileRefusal(
  { type, size }: Pick<File, 'type' | 'size'>,
  purpose: UploadPurpose,
): Refusal | undefined {
  if (!type.startsWith('image/')) {
    return {
      title: 'Not an image',
      description: 'Please choose an image: PNG, JPEG, WebP, GIF or SVG.',
    }
  }
  if (size > uploadLimits[purpose]) {
    return { title: 'File too large', description: tooLargeMessage(purpose) }
  }
  return undefined
}
