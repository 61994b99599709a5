import { readEnv } from '../env.ts'
import { openObjectStore } from '../objects/open-store.ts'
import { hiddenQuestion } from './ask-hidden.ts'
import { backupPassphrase, callerFolder, newAppSecret } from './env.ts'
import { runAdmin } from './run-admin.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)
const printError = (line: string) => void process.stderr.write(`${line}\n`)

process.exitCode = await runAdmin(process.argv.slice(2), {
  folder: callerFolder,
  now: () => new Date(),
  print,
  printError,
  passphrase: { ...backupPassphrase, ask: hiddenQuestion(process.stdin, process.stderr) },
  readInstallation: () => {
    const env = readEnv()
    const { databaseUrl, dataDir, appSecret } = env
    const warn = (_fields: object, message: string) => printError(message)
    const database = { databaseUrl, dataDir, log: { info: () => {}, warn, error: warn } }
    return { database, files: openObjectStore(env), secrets: { appSecret, newAppSecret } }
  },
})
