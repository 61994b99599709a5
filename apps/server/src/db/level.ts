import type pg from 'pg'
import { getLevel, loadMigrations } from './migrate.ts'

/** The database is at another level than this Sheaf. */
export class LevelError extends Error {
  override name = 'LevelError'
}

/** This Sheaf knows the tables of its own level only. */
export async function requireOwnLevel(client: pg.ClientBase): Promise<string> {
  const level = await getLevel(client)
  const own = (await loadMigrations()).at(-1)?.name
  if (level !== undefined && level === own) return level
  throw new LevelError(
    `The database is at the level '${level ?? 'empty'}' and this Sheaf at '${own}'. ` +
      'Use the Sheaf that runs on it, or start this one once, which brings it up to date.',
  )
}
