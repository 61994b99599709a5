import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../../apps/server/src/objects/s3-store.ts'

export type S3Server = { readonly settings: S3Settings; stop(): Promise<void> }

const keys = {
  region: 'eu-test-1',
  accessKeyId: 'SHEAFTEST',
  secretAccessKey: 'a secret / of + tests',
}
const bucket = 'sheaf'

/**
 * As much of S3 as objects need: one bucket, kept in memory, and every signature checked by the rules of AWS Signature
 * Version 4 (docs.aws.amazon.com, 'Create a signed AWS API request'), which are written down here a second time so that
 * a mistake in the client's own reading shows.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    answer(request, response, objects).catch((error) => response.destroy(error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket, ...keys },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  objects: Map<string, Buffer>,
): Promise<void> {
  const body = await buffer(request)
  const { pathname } = new URL(request.url ?? '/', 'http://s3.invalid')
  const [, named, key = ''] = pathname.split('/')
  if (request.headers.authorization !== expectedAuthorization(request, pathname, body)) {
    response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
  } else if (named !== bucket) {
    response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')
  } else if (request.method === 'PUT') {
    objects.set(key, body)
    response.writeHead(200).end()
  } else if (request.method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
  } else if (key !== '' && !objects.has(key)) {
    response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  } else {
    response.writeHead(200).end(request.method === 'GET' ? objects.get(key) : undefined)
  }
}

function expectedAuthorization(request: IncomingMessage, path: string, body: Buffer): string {
  const { headers } = request
  const moment = String(headers['x-amz-date'])
  const signedHeaders = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? ''
  const contentHash = String(headers['x-amz-content-sha256'])
  const isWhole = contentHash === 'UNSIGNED-PAYLOAD' || contentHash === sha256(body)
  const canonicalRequest = [
    request.method,
    path,
    '',
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    isWhole ? contentHash : 'another content',
  ].join('\n')
  const scope = `${moment.slice(0, 8)}/${keys.region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonicalRequest)].join('\n')
  const signingKey = scope
    .split('/')
    .reduce<Buffer>((key, part) => hmac(key, part), Buffer.from(`AWS4${keys.secretAccessKey}`))
  const signature = hmac(signingKey, toSign).toString('hex')
  return `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
