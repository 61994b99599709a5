import { defineConfig } from 'vitest/config'

// Minutes, not seconds: kills real processes again and again, and sets thousands of sheets. One file after the other,
// two scenarios at a time.
export default defineConfig({
  test: {
    name: 'long',
    include: ['tests/{chaos,privacy,reading,rendering}/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    maxConcurrency: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
