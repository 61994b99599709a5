import type { User } from '../../apps/server/src/accounts/store.ts'
import { anUnpaidInvoice } from '../support/reminders.ts'

export type Answer = {
  readonly status: number
  readonly retryAfter: string | null
  readonly body: string
  /** What a person is told, where it is no success. */
  readonly message: string
  readonly tookMs: number
}

export type Caller = ReturnType<typeof callerOf>

type Payload = object | FormData | Uint8Array<ArrayBuffer>

/** What says who somebody is. */
type Proof = { readonly cookie: string } | { readonly authorization: string }

/** Somebody who uses a running server: a visitor, a user with a session, or a program with an access token. */
export function callerOf(url: string, user?: User, proof?: Proof) {
  async function call(method: string, path: string, payload?: Payload): Promise<Answer> {
    const began = performance.now()
    const isRaw = payload instanceof FormData || payload instanceof Uint8Array
    const answer = await fetch(new URL(path, url), {
      method,
      headers: {
        origin: new URL(url).origin,
        ...proof,
        ...(payload && !isRaw && { 'content-type': 'application/json' }),
      },
      ...(payload && { body: isRaw ? payload : JSON.stringify(payload) }),
    })
    const body = await answer.text()
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body,
      message: answer.ok ? '' : messageIn(body),
      tookMs: performance.now() - began,
    }
  }

  return {
    user,
    get: (path: string) => call('GET', path),
    post: (path: string, payload: Payload = {}) => call('POST', path, payload),
    pdf: (number: string) => call('POST', '/api/generate-pdf', anUnpaidInvoice({ number })),
    preview: () => call('POST', '/api/template-preview/blue-wave', anUnpaidInvoice()),
    /** Sends a picture in the two steps that a browser takes. */
    async upload(bytes: Uint8Array<ArrayBuffer>): Promise<Answer> {
      const opened = await call('POST', '/api/objects/upload', { name: 'logo.png' })
      return opened.status === 200
        ? await call('PUT', JSON.parse(opened.body).uploadURL, bytes)
        : opened
    },
  }
}

function messageIn(body: string): string {
  try {
    return String(JSON.parse(body).message)
  } catch {
    return body.slice(0, 200)
  }
}
