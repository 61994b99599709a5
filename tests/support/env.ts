/** A PostgreSQL server for the tests instead of one of their own. Its role must be allowed to make databases. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL || undefined

/** A bucket for the objects of the tests instead of a folder: http://KEY:SECRET@HOST:PORT/BUCKET?region=REGION. */
export const testBucketUrl = process.env.TEST_BUCKET_URL || undefined

/** `npm test` has minutes: it repeats less often what `npm run long` repeats in full. */
export const isInBrief = process.env.TESTS_IN_BRIEF === 'yes'

/** The browser that `npm run e2e` found. */
export const chromiumPath = process.env.CHROMIUM_PATH || undefined

/** What a child process of the tests sees, with settings of the test on top. */
export function childEnvironment(extra: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...extra }
}
