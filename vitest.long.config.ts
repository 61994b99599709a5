import { defineConfig } from 'vitest/config'

// Minutes, not seconds: kills real processes again and again, and sets thousands of sheets. Three files at a time: one
// waits for processes while the others set type.
export default defineConfig({
  test: {
    name: 'long',
    include: [
      'tests/{chaos,copies,crash,faults,load,parsers,plans,privacy,reading,rendering}/**/*.test.ts',
    ],
    environment: 'node',
    isolate: false,
    maxWorkers: 3,
    maxConcurrency: 2,
    testTimeout: 300_000,
    hookTimeout: 180_000,
  },
})
