import type { Connection, DatabaseOptions } from '../db/database.ts'
import type { ObjectStore } from '../objects/object-store.ts'

export type PassphraseSource = {
  readonly given?: string | undefined
  /** A file that holds nothing else. */
  readonly file?: string | undefined
  /** Asks at the terminal and shows nothing of what is typed; absent where there is none. */
  readonly ask?: ((question: string) => Promise<string>) | undefined
}

export type AdminContext = {
  readonly database: DatabaseOptions
  readonly files: ObjectStore
  /** Those of the environment; without them the secret is a file in DATA_DIR. */
  readonly secrets: {
    readonly appSecret?: string | undefined
    readonly newAppSecret?: string | undefined
  }
  /** Where the passphrase of an encrypted backup comes from. */
  readonly passphrase?: PassphraseSource
  /** The folder that file names are relative to. */
  readonly folder: string
  /** For what is gone when the command ends; absent: where the system has such things. */
  readonly scratchFolder?: string
  readonly now: () => Date
  readonly print: (line: string) => void
}

export type Command = {
  /** What follows the name of the command. */
  readonly usage: string
  readonly summary: string
  readonly run: (context: AdminContext, args: readonly string[]) => Promise<void>
}

/** The command cannot be understood: the usage is shown. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The command cannot be done. The message is all that the person sees. */
export class AdminError extends Error {
  override name = 'AdminError'
}

export type AdminConnection = Connection & { readonly isSheafRunning: boolean }
