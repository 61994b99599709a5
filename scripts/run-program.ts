import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { environment } from './env.mjs'

export const root = resolve(import.meta.dirname, '..')

/** Runs the command-line program of an installed package (or a script of ours) on the pinned Node. */
export function runProgram(
  file: string,
  args: readonly string[],
  extraEnv: Record<string, string> = {},
): Promise<number> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, file), ...args], {
      cwd: root,
      stdio: 'inherit',
      env: environment(extraEnv),
    })
    child.on('exit', (code) => done(code ?? 1))
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
