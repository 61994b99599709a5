import { tooLargeMessage, type UploadPurpose, uploadLimits } from '@sheaf/contract/objects'
import { useEffect, useRef, useState } from 'react'
import { failureMessage } from '#api/failure.ts'
import { useRefreshLogos } from '#api/logos.ts'
import { uploadPicture } from '#api/upload.ts'
import { toast } from '#ui/feedback/toast.ts'

/** 'uploaded' is said until something else happens to the field. */
export type UploadState =
  | { readonly name: 'idle' | 'uploaded' }
  | { readonly name: 'uploading'; readonly share: number }
  | { readonly name: 'failed'; readonly reason: string }

const idle: UploadState = { name: 'idle' }
const failure = 'Failed to upload file. Please try again.'

/** Sends one picture at a time; another one calls off the first, and so does leaving the page. */
export function useLogoUpload(purpose: UploadPurpose, onUploaded: (objectPath: string) => void) {
  const [state, setState] = useState(idle)
  const refreshLogos = useRefreshLogos()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  async function send(file: File): Promise<void> {
    const refusal = fileRefusal(file, purpose)
    if (refusal) {
      setState({ name: 'failed', reason: refusal.description })
      toast({ ...refusal, variant: 'destructive' })
      return
    }
    current.current?.abort()
    const own = new AbortController()
    current.current = own
    setState({ name: 'uploading', share: 0 })
    try {
      const { objectPath } = await uploadPicture({
        file,
        purpose,
        signal: own.signal,
        onProgress: (share) => setState({ name: 'uploading', share }),
      })
      if (own.signal.aborted) return
      setState({ name: 'uploaded' })
      onUploaded(objectPath)
      toast(success)
      await refreshLogos()
    } catch (error) {
      if (own.signal.aborted) return
      setState({ name: 'failed', reason: failureMessage(error, failure) })
      toast({ title: 'Upload failed', description: failure, variant: 'destructive' })
    }
  }

  return { state, send, reset: () => setState(idle) }
}

const success = {
  title: 'Upload successful',
  description: 'Your file has been uploaded successfully.',
  duration: 2000,
}

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
