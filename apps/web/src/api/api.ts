import { withBase } from '#ui/page/base-path.ts'
import { isUnauthorized, toApiError } from './api-error.ts'

type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** A form goes as it is, anything else as JSON. */
  readonly body?: unknown
  /** In what form the answer should come, where there are several. */
  readonly mediaType?: string
  readonly signal?: AbortSignal | undefined
  /** A status that is an answer too, although it is not a success. */
  readonly accept?: number | undefined
}

export type Api = {
  /** Sends a request with the session cookie. An answer that is not a success is thrown as an ApiError. */
  readonly send: (call: Call) => Promise<Response>
}

type World = {
  readonly basePath: string
  readonly fetch: typeof fetch
  /** Hears that the session is lost. Answers whether the page is now being left for the login. */
  readonly onUnauthorized?: () => boolean
}

export function createApi({ basePath, fetch, onUnauthorized }: World): Api {
  return {
    async send({ method, path, body, mediaType, signal, accept }) {
      const isJson = body !== undefined && !(body instanceof FormData)
      const response = await fetch(withBase(basePath, path), {
        method,
        credentials: 'include',
        ...(signal && { signal }),
        headers: {
          ...(isJson && { 'Content-Type': 'application/json' }),
          ...(mediaType !== undefined && { Accept: mediaType }),
        },
        ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
      })
      if (response.ok || response.status === accept) return response
      const error = await toApiError(response)
      // Whoever asked waits until the page is gone: a message of theirs would drive out the one that says why.
      if (isUnauthorized(error) && onUnauthorized?.()) return new Promise<never>(() => {})
      throw error
    },
  }
}
