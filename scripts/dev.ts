import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { environment } from './env.mjs'
import { programs, root } from './run-program.ts'

// The browser talks to Vite on the usual address and Vite passes calls on, so that cookies and the same-origin
// check behave as they do in production.
const publicUrl = 'http://localhost:3000'
const serverPort = '3001'

const children = [
  start(['--watch-preserve-output', '--watch', 'apps/server/src/main.ts'], {
    PORT: serverPort,
    PUBLIC_URL: publicUrl,
  }),
  start([programs.vite, 'apps/web', '--port', '3000', '--strictPort'], {
    SERVER_URL: `http://localhost:${serverPort}`,
  }),
]
for (const child of children) child.on('exit', () => stopAll())
process.on('SIGINT', () => stopAll())
process.on('SIGTERM', () => stopAll())

function start(args: string[], extraEnv: Record<string, string>) {
  const [first = '', ...rest] = args
  const program = first.startsWith('-') ? args : [join(root, first), ...rest]
  return spawn(process.execPath, program, {
    cwd: root,
    stdio: 'inherit',
    env: environment(extraEnv),
  })
}

function stopAll(): void {
  for (const child of children) child.kill('SIGTERM')
}
