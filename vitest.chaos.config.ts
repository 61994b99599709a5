import { defineConfig } from 'vitest/config'

// Kills real processes again and again: minutes, not seconds, and one file after the other.
export default defineConfig({
  test: {
    name: 'chaos',
    include: ['tests/chaos/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { interval: 10, timeout: 20_000 } },
  },
})
