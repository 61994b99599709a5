import { defineConfig } from 'vitest/config'

// Minutes, not seconds: kills real processes again and again, and sets thousands of sheets. Two files at a time: one waits
// for processes while the other sets type.
export default defineConfig({
  test: {
    name: 'long',
    include: [
      'tests/{chaos,copies,crash,faults,load,parsers,plans,privacy,reading,rendering}/**/*.test.ts',
    ],
    environment: 'node',
    maxWorkers: 3,
    maxConcurrency: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
