import { createAccountStore, type User } from '../accounts/store.ts'
import { withTables } from './accounts.ts'
import { type Command, UsageError } from './command.ts'

export const users: Command = {
  usage: '',
  summary: 'list the accounts, the oldest first',
  async run(context, args) {
    if (args.length > 0) throw new UsageError('users takes nothing more.')
    await withTables(context, async (orm) => {
      const found = await createAccountStore(orm).findUsers()
      for (const line of inColumns([heads, ...found.map(cellsOf)])) context.print(line)
      context.print(found.length === 1 ? '1 account' : `${found.length} accounts`)
    })
  },
}

const heads = ['email', 'name', 'plan', 'confirmed', 'documents', 'created']

function cellsOf(user: User): string[] {
  const { email, firstName, lastName, subscription, emailConfirmedAt, documentsUsed } = user
  return [
    email,
    [firstName, lastName].filter(Boolean).join(' '),
    subscription,
    emailConfirmedAt === null ? 'no' : 'yes',
    String(documentsUsed),
    user.createdAt.toISOString().slice(0, 10),
  ].map(harmless)
}

// A name may hold signs that a terminal obeys.
function harmless(text: string): string {
  return text.replace(/\p{C}+/gu, ' ')
}

function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = heads.map((_, column) =>
    rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0),
  )
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
