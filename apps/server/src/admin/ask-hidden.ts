import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { ReadStream } from 'node:tty'
import { AdminError, type PassphraseSource } from './command.ts'

/** Undefined where nobody sits at a terminal. */
export function hiddenQuestion(
  input: ReadStream,
  output: NodeJS.WritableStream,
): PassphraseSource['ask'] {
  if (!input.isTTY) return undefined
  return (question) =>
    new Promise((resolve, reject) => {
      const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
      const lines = createInterface({ input, output: nowhere, terminal: true })
      output.write(question)
      lines.once('line', (line) => {
        resolve(line)
        lines.close()
      })
      // Ctrl+C and Ctrl+D. After an answer it changes nothing.
      lines.once('close', () => {
        output.write('\n')
        reject(new AdminError('No passphrase was given. Nothing was done.'))
      })
    })
}
