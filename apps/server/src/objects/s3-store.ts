import { AwsClient } from 'aws4fetch'
import type { ObjectStore } from './object-store.ts'
import { StoreAway } from './store-away.ts'

export type S3Settings = {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const patienceMs = 10_000

/** Objects in a bucket of any store that speaks S3, addressed by path: not every such store has a name per bucket. */
export function createS3Store(settings: S3Settings): ObjectStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const addressOf = (key: string) => `${endpoint.replace(/(?<!\/)\/+$/, '')}/${bucket}/${key}`

  async function call(
    method: string,
    key: string,
    body?: { bytes: Uint8Array; mediaType: string },
  ) {
    const answer = await client
      .fetch(addressOf(key), {
        method,
        signal: AbortSignal.timeout(patienceMs),
        ...(body && { body: Buffer.from(body.bytes), headers: { 'content-type': body.mediaType } }),
      })
      .catch(away)
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    throw new StoreAway(`The object store answered ${answer.status} to ${method}`)
  }

  return {
    async put(key, bytes, mediaType) {
      const answer = await call('PUT', key, { bytes, mediaType })
      if (answer.status === 404) throw new StoreAway(`The object store has no bucket '${bucket}'`)
    },
    async get(key) {
      const answer = await call('GET', key)
      return answer.status === 404
        ? undefined
        : new Uint8Array(await answer.arrayBuffer().catch(away))
    },
    async remove(key) {
      await call('DELETE', key)
    },
    async check() {
      const answer = await call('HEAD', '')
      if (answer.status === 404) throw new StoreAway(`The object store has no bucket '${bucket}'`)
    },
  }
}

function away(cause: unknown): never {
  throw new StoreAway('The object store does not answer', { cause })
}
