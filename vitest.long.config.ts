import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// The longest go first, so that none is left at the end with nothing beside it.
const longest = [
  'reading/photo',
  'privacy/marker',
  'chaos/supervisor',
  'rendering/both-engines',
  'crash/crash',
  'chaos/reminders',
  'chaos/root',
  'chaos/server',
  'chaos/schedules',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      longest.findIndex((name) => moduleId.includes(name)) + 1 || longest.length + 1
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}

// Minutes, not seconds: kills real processes again and again, and sets thousands of sheets. Three files at a time: one
// waits for processes while the others set type.
export default defineConfig({
  test: {
    name: 'long',
    include: [
      'tests/{chaos,copies,crash,faults,load,parsers,plans,privacy,reading,rendering}/**/*.test.ts',
    ],
    environment: 'node',
    sequence: { sequencer: LongestFirst },
    isolate: false,
    maxWorkers: 3,
    maxConcurrency: 2,
    testTimeout: 300_000,
    hookTimeout: 180_000,
  },
})
