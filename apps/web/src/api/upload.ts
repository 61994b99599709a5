import type { Uploaded, UploadPurpose } from '@sheaf/contract/objects'
import { isUnauthorized, toApiError } from './api-error.ts'
import { api, sessionLoss } from './client.ts'

export type Upload = {
  readonly file: File
  readonly purpose: UploadPurpose
  /** From 0 to 1: how much of the file has left this machine. */
  readonly onProgress: (share: number) => void
  readonly signal?: AbortSignal
}

/** Asks for an address, sends the file there, and answers where the picture now is. */
export async function uploadPicture(upload: Upload): Promise<Uploaded> {
  const { uploadedSchema, uploadTicketSchema } = await import('@sheaf/contract/objects')
  const { file, purpose, signal } = upload
  const body = { name: file.name.slice(0, 200), purpose }
  const answer = await api.send({ method: 'POST', path: '/api/objects/upload', body, signal })
  const { uploadURL } = uploadTicketSchema.parse(await answer.json())
  const response = await putFile(uploadURL, upload)
  if (response.ok) return uploadedSchema.parse(await response.json())
  const error = await toApiError(response)
  if (isUnauthorized(error) && sessionLoss.report()) return new Promise<never>(() => {})
  throw error
}

// Not fetch: it does not tell how much has been sent.
function putFile(address: string, { file, onProgress, signal }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total)
    request.onerror = () => reject(new Error('Failed to upload file'))
    request.onabort = () => reject(new DOMException('The upload was canceled', 'AbortError'))
    request.onload = () => {
      const { status, statusText, responseText } = request
      resolve(new Response(responseText, { status, statusText }))
    }
    signal?.addEventListener('abort', () => request.abort())
    request.open('PUT', address)
    request.withCredentials = true
    if (file.type !== '') request.setRequestHeader('Content-Type', file.type)
    request.send(file)
  })
}
