import type { S3Settings } from '../../apps/server/src/objects/s3-store.ts'
import { testBucketUrl } from './env.ts'

/** The settings of a server that keeps its objects in the bucket that the tests were given. None: it keeps them as files. */
export function bucketOfTests(): Record<string, string> {
  return testBucketUrl === undefined ? {} : settingsForBucket(bucketAt(testBucketUrl))
}

export function settingsForBucket(bucket: S3Settings): Record<string, string> {
  return {
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: bucket.bucket,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  }
}

/** A bucket with its keys as one address: http://KEY:SECRET@HOST:PORT/BUCKET?region=REGION. */
export function urlOfBucket(bucket: S3Settings): string {
  const url = new URL(`/${bucket.bucket}`, bucket.endpoint)
  url.username = bucket.accessKeyId
  url.password = bucket.secretAccessKey
  url.searchParams.set('region', bucket.region)
  return url.href
}

function bucketAt(address: string): S3Settings {
  const { origin, pathname, username, password, searchParams } = new URL(address)
  return {
    endpoint: origin,
    bucket: pathname.slice(1),
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
}
