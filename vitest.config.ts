import { defineConfig } from 'vitest/config'
import { guides } from './apps/web/build/guides/guides.ts'
import { isInBrief } from './tests/support/env.ts'

// What comes when a process or a job has run may take many seconds on a loaded machine.
const patience = { poll: { timeout: 60_000 } }

const unit = (name: string, include: string[], extra = {}) => ({
  test: { name, include, environment: 'node', expect: patience, ...extra },
})

// It looks at what a module does when it is loaded first.
const asIfAlone = 'apps/web/src/api/zod-without-eval.test.ts'

export default defineConfig({
  test: {
    // A test of the server waits for its database now and then, so that two cores have room for a third.
    maxWorkers: 3,
    provide: { isInBrief },
    projects: [
      // Pure functions need no fresh process for each file.
      unit('packages', ['packages/*/{src,test}/**/*.test.ts'], {
        isolate: false,
        testTimeout: 180_000,
      }),
      unit('scripts', ['scripts/**/*.test.ts']),
      {
        ...unit('web', ['apps/web/{src,build}/**/*.test.{ts,tsx}'], {
          isolate: false,
          exclude: [asIfAlone],
          testTimeout: 90_000,
        }),
        plugins: [guides()],
      },
      unit('web-alone', [asIfAlone]),
      unit('patterns', ['tests/patterns/**/*.test.ts'], { testTimeout: 180_000 }),
      unit('words', ['tests/words/**/*.test.ts'], { testTimeout: 180_000 }),
      // The built site on the real server.
      unit('site', ['tests/site/**/*.test.ts'], {
        globalSetup: ['tests/support/postgres-global-setup.ts'],
        testTimeout: 180_000,
      }),
      unit(
        'server',
        ['apps/server/src/**/*.test.ts', 'tests/{access,fuzz,injection,wire}/**/*.test.ts'],
        {
          isolate: false,
          globalSetup: ['tests/support/postgres-global-setup.ts'],
          testTimeout: 180_000,
          // Each begins with a database and an app of its own, while others do.
          hookTimeout: 180_000,
        },
      ),
    ],
  },
})
