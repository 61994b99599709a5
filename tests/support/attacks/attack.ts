/** Somebody with an account and an address of their own who means harm. */
export type Attacker = {
  /** Where Sheaf listens, without a slash at its end. */
  readonly url: string
  /** The session, the address and the origin: to be sent with each request. */
  readonly headers: Readonly<Record<string, string>>
}

export type Attack = {
  /** Says what it does to the person who reads the figures. */
  readonly about: string
  /** Makes what takes long to make, before the first blow. */
  readonly prepare?: () => void
  /** One blow. Resolves with the status of the answer, or with undefined when the attacker left before. */
  readonly strike: (attacker: Attacker, round: number) => Promise<number | undefined>
}

const json = { 'content-type': 'application/json' }

/** Sends a request and reads its answer; `leaveAfterMs` closes the connection then. */
export async function strikeAt(
  { url, headers }: Attacker,
  path: string,
  { leaveAfterMs = 60_000, ...init }: RequestInit & { readonly leaveAfterMs?: number } = {},
): Promise<number | undefined> {
  try {
    const response = await fetch(new URL(path, url), {
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string> | undefined) },
      redirect: 'manual',
      signal: AbortSignal.timeout(leaveAfterMs),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return undefined
  }
}

export function asJson(body: object): RequestInit {
  return { method: 'POST', headers: json, body: JSON.stringify(body) }
}
