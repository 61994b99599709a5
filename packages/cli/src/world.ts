/** What a command needs of the machine that it runs on. */
export type World = {
  /** Paths are read from here. */
  readonly folder: string
  readonly now: () => Date
  readonly say: (line: string) => void
  readonly complain: (line: string) => void
}

/** How a command ended, for scripts. */
export const exitCodes = {
  done: 0,
  /** It ran, and what it looked at is not in order. */
  faults: 1,
  /** It could not run: a wrong option, or a file that nobody can read. */
  failed: 2,
} as const

/** Something that its user can put right, told in a sentence. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed'
}
