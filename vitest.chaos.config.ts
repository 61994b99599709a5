import { defineConfig } from 'vitest/config'

// Kills real processes again and again: minutes, not seconds. One file after the other, two scenarios at a time.
export default defineConfig({
  test: {
    name: 'chaos',
    include: ['tests/chaos/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    maxConcurrency: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
