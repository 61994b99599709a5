import { urlOfBucket } from '../../../tests/support/bucket.ts'
import { testBucketUrl, testDatabaseUrl } from '../../../tests/support/env.ts'
import { startS3Server } from '../../../tests/support/s3-server.ts'
import { programs, runProgram } from '../../run-program.ts'
import { startDebianPostgres } from './debian-postgres.ts'

process.exitCode = await onExternalEngines(process.argv.slice(2))

/** Runs tests on a PostgreSQL server and a bucket as operators have them, instead of those that Sheaf brings along. */
async function onExternalEngines(tests: readonly string[]): Promise<number> {
  const database = await openDatabaseServer()
  const bucket = await openBucket()
  console.log(`On ${database.words}, with objects in ${bucket.words}`)
  try {
    return await runProgram(programs.vitest, ['run', ...tests], {
      TEST_DATABASE_URL: database.url,
      TEST_BUCKET_URL: bucket.url,
    })
  } finally {
    await bucket.stop()
    await database.stop()
  }
}

async function openDatabaseServer() {
  if (testDatabaseUrl !== undefined) {
    return { url: testDatabaseUrl, words: 'the server of TEST_DATABASE_URL', stop: async () => {} }
  }
  const server = await startDebianPostgres()
  return { ...server, words: `PostgreSQL ${server.version}` }
}

async function openBucket() {
  if (testBucketUrl !== undefined) {
    return { url: testBucketUrl, words: 'the bucket of TEST_BUCKET_URL', stop: async () => {} }
  }
  const server = await startS3Server()
  const { endpoint } = server.settings
  return { ...server, url: urlOfBucket(server.settings), words: `a bucket at ${endpoint}` }
}
