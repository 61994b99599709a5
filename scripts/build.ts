import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { programs, root, runProgram } from './run-program.ts'

const stamp = join(root, 'apps/web/dist/.built-from')

const inputs = [
  'package-lock.json',
  'tsconfig.base.json',
  'apps/web/*.{ts,json,html}',
  'apps/web/{src,public,build,content}/**/*',
  'packages/{accounting,contract,domain,einvoice,preview,rendering}/src/**/*',
  'packages/rendering/themes/**/*',
]

/** Builds the web app when anything it is made from has changed. */
export async function buildIfStale(): Promise<void> {
  const source = hashOfInputs()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === source) return
  console.error('Building the web app …')
  // Whoever asks: tests call themselves tests, and would get React with all its checks.
  const code = await runProgram(programs.vite, ['build', 'apps/web', '--logLevel', 'warn'], {
    NODE_ENV: 'production',
  })
  if (code !== 0) throw new Error('The web app could not be built; the messages stand above.')
  writeFileSync(stamp, source)
}

function hashOfInputs(): string {
  const hash = createHash('sha256')
  const files = globSync(inputs, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files)
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}
