import { api } from './client.ts'

export type GeneratedPdf = {
  readonly file: Blob
  readonly fileName: string
  /** Whether an e-invoice lies in it; undefined where the server does not say. */
  readonly hasEInvoice?: boolean
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
  const carried = answer.headers.get('sheaf-e-invoice')
  return {
    ...{ file: await answer.blob(), fileName },
    ...(carried !== null && { hasEInvoice: carried !== 'none' }),
  }
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
