import { defineConfig } from '@playwright/test'
import { chromiumPath } from './tests/support/env.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  // A test waits for a quarter of its time, so that two cores have room for a third.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Patience for a machine that others slow down to a quarter; a test that waits for something real is not slower for it.
  timeout: 180_000,
  // What fails now and then fails.
  retries: 0,
  expect: { timeout: 45_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    // Nothing moves that a click would have to wait for; the tests of what moves ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // What tests answer for the server must reach the page itself; the tests about it allow them.
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromiumPath && { executablePath: chromiumPath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // One process for all pages of a browser: it is not started again, and keeps what it has compiled.
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
        // A page lives for seconds: compiling it twice more, to run faster, takes a fifth of the machine and is hardly used. And threads
        // that collect garbage side by side wait for each other when all cores are busy.
        '--js-flags=--no-maglev --no-turbofan --single-threaded-gc',
      ],
    },
  },
})
