import type { RawRequest } from './raw-request.ts'

const mostTries = 60

/** The same failure with fewer headers and fields, found by leaving out one after the other. */
export async function shrunk(
  request: RawRequest,
  stillFails: (smaller: RawRequest) => Promise<boolean>,
): Promise<RawRequest> {
  let smallest = request
  let tries = 0
  for (let at = 0; at < partsOf(smallest).length && tries < mostTries; tries++) {
    const smaller = partsOf(smallest)[at]?.()
    if (smaller !== undefined && (await stillFails(smaller))) smallest = smaller
    else at += 1
  }
  return smallest
}

/** For each header and each field of a JSON body: the request without it. */
function partsOf(request: RawRequest): (() => RawRequest)[] {
  const headers = request.headers.map(
    (_, at) => (): RawRequest => ({ ...request, headers: request.headers.toSpliced(at, 1) }),
  )
  const fields = fieldsIn(request.body)
  const bodies = fields.map((_, at) => (): RawRequest => {
    const rest = Object.fromEntries(fields.toSpliced(at, 1))
    return { ...request, body: Buffer.from(JSON.stringify(rest)) }
  })
  return [...bodies, ...headers]
}

function fieldsIn(body: Buffer): readonly (readonly [string, unknown])[] {
  try {
    const value: unknown = JSON.parse(body.toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
      : []
  } catch {
    return []
  }
}
