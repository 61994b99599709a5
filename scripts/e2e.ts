import { buildIfStale } from './build.ts'
import { requireChromium } from './chromium.ts'
import { environment } from './env.mjs'
import { programs, runProgram } from './run-program.ts'

const { CHROMIUM_PATH, PATH } = environment()
const chromium = requireChromium({ chromiumPath: CHROMIUM_PATH, path: PATH })
await buildIfStale()
process.exitCode = await runProgram(programs.playwright, ['test', ...process.argv.slice(2)], {
  CHROMIUM_PATH: chromium,
})
