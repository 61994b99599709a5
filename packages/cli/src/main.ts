import { sheaf } from './sheaf.ts'

process.exitCode = await sheaf(process.argv.slice(2), {
  folder: process.cwd(),
  now: () => new Date(),
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
})
