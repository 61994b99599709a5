import { callerFolder } from './admin/env.ts'
import { runAdmin } from './admin/run-admin.ts'
import { readEnv } from './env.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)
const printError = (line: string) => void process.stderr.write(`${line}\n`)

process.exitCode = await runAdmin(process.argv.slice(2), {
  folder: callerFolder,
  now: () => new Date(),
  print,
  printError,
  readDatabase: () => {
    const { databaseUrl, dataDir } = readEnv()
    const warn = (_fields: object, message: string) => printError(message)
    return { databaseUrl, dataDir, log: { info: () => {}, warn, error: warn } }
  },
})
