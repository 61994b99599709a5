import { TextDecoder } from 'node:util'
import { FeedError } from './feed-error.ts'

export type FeedLimits = { readonly timeoutMs: number; readonly maxBytes: number }

// The bank's list of the day has 2 kB.
const usualLimits: FeedLimits = { timeoutMs: 10_000, maxBytes: 256 * 1024 }

/** The text of the feed. */
export async function fetchFeed(url: string, limits: FeedLimits = usualLimits): Promise<string> {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  try {
    const answer = await fetch(url, { signal, headers: { accept: 'application/xml, text/xml' } })
    if (!answer.ok) throw new FeedError(`it answered ${answer.status}`)
    return await textUpTo(limits.maxBytes, answer)
  } catch (error) {
    if (error instanceof FeedError) throw error
    const isSlow = signal.aborted
    throw new FeedError(
      isSlow ? `it took more than ${limits.timeoutMs} ms` : "it can't be reached",
      { cause: error },
    )
  }
}

async function textUpTo(maxBytes: number, { body }: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  let text = ''
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    // Leaving the loop ends the connection.
    if (bytes > maxBytes) throw new FeedError(`it is longer than ${maxBytes} bytes`)
    text += decodeWith(decoder, chunk)
  }
  return text + decodeWith(decoder)
}

function decodeWith(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined })
  } catch (error) {
    throw new FeedError('it is no text', { cause: error })
  }
}
