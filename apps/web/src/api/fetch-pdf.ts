import { pdfHeaders } from '@sheaf/contract/pdf-contents'
import { api } from './client.ts'

export type GeneratedPdf = {
  readonly file: Blob
  readonly fileName: string
  /** An e-invoice lies in it, or rules that it breaks have kept it out; undefined where there can be none. */
  readonly eInvoice?: 'inside' | 'kept-out'
}

/** The session ended while a document was being written. The page stays: what was written is on it. */
export class SessionExpired extends Error {
  override readonly name = 'SessionExpired'
  constructor() {
    super('Session expired. Please refresh the page and try again.')
  }
}

export type PdfCall = {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

export async function fetchPdf(call: PdfCall): Promise<GeneratedPdf> {
  const first = await ask(call)
  // A developer's session is opened anew. The production bundle knows nothing of this.
  const answer =
    import.meta.env.DEV && first.status === 401 && (await signInForDevelopment())
      ? await ask(call)
      : first
  if (answer.status === 401) throw new SessionExpired()
  const fileName = fileNameIn(answer.headers.get('content-disposition') ?? '') ?? 'document.pdf'
  return { file: await answer.blob(), fileName, ...eInvoiceIn(answer.headers) }
}

function eInvoiceIn(headers: Headers): Pick<GeneratedPdf, 'eInvoice'> {
  if (headers.get(pdfHeaders.eInvoice) === 'factur-x') return { eInvoice: 'inside' }
  const isKeptOut = headers.get(pdfHeaders.eInvoiceReason)?.startsWith('rules')
  return isKeptOut ? { eInvoice: 'kept-out' } : {}
}

function ask({ path, body }: PdfCall): Promise<Response> {
  return api.send({ method: 'POST', path, body, accept: 401 })
}

async function signInForDevelopment(): Promise<boolean> {
  try {
    await api.send({ method: 'POST', path: '/api/dev/login' })
    return true
  } catch {
    return false
  }
}

/** The name that an answer wants to be saved under: the true one (RFC 5987) before the one in plain letters. */
export function fileNameIn(contentDisposition: string): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(contentDisposition) ?? []
  if (encoded !== undefined) return decoded(encoded.trim())
  const [, plain] = /filename="([^"]*)"/i.exec(contentDisposition) ?? []
  return plain || undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
