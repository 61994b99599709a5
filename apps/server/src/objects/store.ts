import { and, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { objects, uploads } from '../db/schema.ts'

export type StoredObject = typeof objects.$inferSelect
export type UploadTicket = typeof uploads.$inferSelect
export type ObjectRecords = ReturnType<typeof createObjectRecords>

/** What the database knows of stored files; their bytes are elsewhere. */
export function createObjectRecords(orm: Orm) {
  return {
    async addTicket(ticket: UploadTicket, now: Date): Promise<void> {
      await orm
        .delete(uploads)
        .where(and(eq(uploads.userId, ticket.userId), lt(uploads.expiresAt, now)))
      await orm.insert(uploads).values(ticket)
    },

    async findTicket(
      objectId: string,
      userId: string,
      now: Date,
    ): Promise<UploadTicket | undefined> {
      const [ticket] = await orm
        .select()
        .from(uploads)
        .where(isOpen(objectId, userId, now))
      return ticket
    },

    /** False when somebody else was quicker. */
    async useTicket(objectId: string, userId: string, now: Date): Promise<boolean> {
      const used = await orm
        .delete(uploads)
        .where(isOpen(objectId, userId, now))
        .returning({ id: uploads.objectId })
      return used.length > 0
    },

    async addObject(object: StoredObject): Promise<void> {
      await orm.insert(objects).values(object)
    },

    async markStored(id: string, now: Date): Promise<StoredObject> {
      const [stored] = await orm
        .update(objects)
        .set({ storedAt: now })
        .where(eq(objects.id, id))
        .returning()
      if (stored === undefined) throw new Error('An object went while it was being stored')
      return stored
    },

    async findObject(id: string, userId: string): Promise<StoredObject | undefined> {
      const [object] = await orm
        .select()
        .from(objects)
        .where(and(eq(objects.id, id), eq(objects.userId, userId)))
      return object?.storedAt ? object : undefined
    },

    async listRubbish(unstoredSince: Date, limit: number): Promise<string[]> {
      const isForgotten = and(isNull(objects.storedAt), lt(objects.createdAt, unstoredSince))
      const rows = await orm
        .select({ id: objects.id })
        .from(objects)
        .where(or(isNull(objects.userId), isForgotten))
        .limit(limit)
      return rows.map(({ id }) => id)
    },

    /** They are nobody's from then on, and the next sweep removes them. */
    async disown(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return
      await orm
        .update(objects)
        .set({ userId: null })
        .where(inArray(objects.id, [...ids]))
    },

    async removeObject(id: string): Promise<void> {
      await orm.delete(objects).where(eq(objects.id, id))
    },
  }
}

function isOpen(objectId: string, userId: string, now: Date) {
  return and(eq(uploads.objectId, objectId), eq(uploads.userId, userId), gt(uploads.expiresAt, now))
}
