// Runs on whatever Node the machine has (20.19 or newer), before anything is installed. It installs what is missing
// and then runs a TypeScript program on the pinned Node: node scripts/bootstrap.mjs [--keep] PROGRAM.ts [arguments]
// With --keep the program is started again when it is killed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { environment } from './env.mjs'
import { runChild } from './run-child.mjs'

const root = resolve(import.meta.dirname, '..')
const isWindows = process.platform === 'win32'
const modules = join(root, 'node_modules')
const pinnedNode = join(modules, 'node', 'bin', isWindows ? 'node.exe' : 'node')
const stamp = join(modules, '.sheaf-installed')

requireNode(20, 19)
if (!isInstalled()) install()
run(process.argv.slice(2))

/** @param {number} major @param {number} minor */
function requireNode(major, minor) {
  const [haveMajor = 0, haveMinor = 0] = process.versions.node.split('.').map(Number)
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return
  fail(`Sheaf needs Node ${major}.${minor} or newer to install itself; this is ${process.version}.`)
}

function isInstalled() {
  return existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()
}

function wanted() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const hash = createHash('sha256').update(lock).digest('hex')
  return `${hash} ${process.platform} ${process.arch}\n`
}

function install() {
  console.error('Installing what is missing …')
  // Not `npm ci`: it refuses a lock file that lacks the optional binaries of another platform.
  npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  // Where install scripts are switched off, the pinned Node has not been fetched yet.
  if (!existsSync(pinnedNode)) npm(['rebuild', 'node', '--ignore-scripts=false'])
  if (!existsSync(pinnedNode)) fail('The npm package "node" did not install its binary.')
  writeFileSync(stamp, wanted())
}

/** @param {string[]} args */
function npm(args) {
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: isWindows })
  if (status !== 0) fail(`npm ${args[0]} failed; its messages stand above.`)
}

/** @param {string[]} args */
function run(args) {
  const isKept = args[0] === '--keep'
  const [program = '', ...rest] = isKept ? args.slice(1) : args
  const env = environment()
  const path = [join(modules, '.bin'), env.PATH].filter(Boolean).join(delimiter)
  runChild(pinnedNode, [join(root, program), ...rest], { env: { ...env, PATH: path }, isKept })
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message)
  process.exit(1)
}
