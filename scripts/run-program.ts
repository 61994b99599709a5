import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { environment } from './env.mjs'

export const root = resolve(import.meta.dirname, '..')

type Program = {
  readonly file: string
  readonly args?: readonly string[]
  readonly env?: Record<string, string>
}

/** Runs the command-line program of an installed package (or a script of ours) on the pinned Node. */
export function runProgram(
  file: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((done) => {
    const child = start({ file, args, env }, 'inherit')
    child.on('exit', (code) => done(code ?? 1))
  })
}

/** The same, with what it prints in one piece, for programs that run side by side. */
export function runQuietly(program: Program): Promise<{ readonly code: number; text: string }> {
  return new Promise((done) => {
    const child = start(program, ['ignore', 'pipe', 'pipe'])
    const result = { code: 1, text: '' }
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => {
        result.text += chunk
      })
    }
    child.on('close', (code) => done({ ...result, code: code ?? 1 }))
  })
}

function start(
  { file, args = [], env = {} }: Program,
  stdio: 'inherit' | ['ignore', 'pipe', 'pipe'],
) {
  return spawn(process.execPath, [join(root, file), ...args], {
    cwd: root,
    stdio,
    env: environment(env),
  })
}

export const programs = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const
