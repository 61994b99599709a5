import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { root, runProgram } from './run-program.ts'

const programs = {
  pdf: 'bench/pdf/run.ts',
  preview: 'bench/preview/run.ts',
  keys: 'bench/keys/run.ts',
  generate: 'bench/generate/run.ts',
  'e-invoice': 'bench/e-invoice/run.ts',
  memory: 'bench/memory.ts',
  themes: 'bench/themes/run.ts',
  site: 'bench/site/run.ts',
  autofill: 'bench/autofill/run.ts',
  accounting: 'bench/accounting/run.ts',
}

const [name = 'pdf', ...options] = process.argv.slice(2)
const program = programs[name as keyof typeof programs]
if (!program) {
  console.error(`There is no bench ${name}. There are: ${Object.keys(programs).join(', ')}.`)
  process.exit(1)
}
installPeers()
process.exitCode = await runProgram(program, options)

function installPeers(): void {
  const folder = join(root, 'bench')
  const installed = changedAt(join(folder, 'node_modules', '.package-lock.json'))
  if (installed > changedAt(join(folder, 'package-lock.json'))) return
  console.error('Installing the peers of the bench …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm ci failed in bench; its messages stand above.')
}

function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
