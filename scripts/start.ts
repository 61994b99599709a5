import { buildIfStale } from './build.ts'

await buildIfStale()
await import('../apps/server/src/main.ts')
