import type pg from 'pg'
import type { ObjectStore } from '../../objects/object-store.ts'
import { type PictureHead, truncated } from './format.ts'

export type PictureRestore = ReturnType<typeof createPictureRestore>

/** The store knows no transactions: what a failed restore put there goes again, and what a restore replaced goes at its end. */
export function createPictureRestore(files: ObjectStore) {
  const added: string[] = []
  const replaced = new Set<string>()
  let expected: Set<string> | undefined
  let count = 0

  return {
    count: () => count,

    /** What the database names before the restore. */
    async noteReplaced(client: pg.ClientBase): Promise<void> {
      for (const id of await namesIn(client)) replaced.add(id)
    },

    /** Those that the rows before them name, each once: others would lie in the store for ever. */
    async put(client: pg.ClientBase, head: PictureHead, bytes: Uint8Array): Promise<void> {
      const { picture: id, mediaType } = head
      expected ??= new Set(await namesIn(client))
      if (!expected.delete(id)) throw truncated()
      if (!replaced.has(id)) added.push(id)
      await files.put(id, bytes, mediaType)
      count += 1
    },

    /** What the database names after it: a backup without pictures leaves those that are there. */
    async keepNamed(client: pg.ClientBase): Promise<void> {
      for (const id of await namesIn(client)) replaced.delete(id)
    },

    /** After the commit, which no rubbish in the store may undo. */
    async removeReplaced(): Promise<void> {
      for (const id of replaced) await files.remove(id).catch(() => undefined)
    },

    async undo(): Promise<void> {
      for (const id of added) await files.remove(id).catch(() => undefined)
    },
  }
}

async function namesIn(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('select id from objects')
  return rows.map(({ id }) => id)
}
