import { and, asc, count, eq, isNotNull, isNull, sql, sum } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { logos, objects } from '../db/schema.ts'

export type LogoRow = typeof logos.$inferSelect
export type StoredLogo = LogoRow & { readonly width: number; readonly height: number }

const columns = {
  id: logos.id,
  userId: logos.userId,
  objectId: logos.objectId,
  name: logos.name,
  isAiGenerated: logos.isAiGenerated,
  proposedUntil: logos.proposedUntil,
  createdAt: logos.createdAt,
  width: objects.width,
  height: objects.height,
}

export function createLogoStore(orm: Orm) {
  const all = () =>
    orm.select(columns).from(logos).innerJoin(objects, eq(objects.id, logos.objectId))

  return {
    /** Without those that wait to be chosen. */
    async listLogos(userId: string): Promise<StoredLogo[]> {
      return all().where(isKept(userId)).orderBy(asc(logos.createdAt), asc(logos.id))
    },

    async findLogo(id: string, userId: string): Promise<StoredLogo | undefined> {
      const [logo] = await all().where(isOwn(id, userId))
      return logo
    },

    async findLogoOf(objectId: string, userId: string): Promise<StoredLogo | undefined> {
      const [logo] = await all().where(and(eq(logos.objectId, objectId), eq(logos.userId, userId)))
      return logo
    },

    async countLogos(userId: string): Promise<number> {
      const [row] = await orm.select({ value: count() }).from(logos).where(isKept(userId))
      return row?.value ?? 0
    },

    /** Of all pictures that are stored for the user, also of logos that wait to be chosen. */
    async sumBytes(userId: string): Promise<number> {
      const own = and(eq(objects.userId, userId), isNotNull(objects.storedAt))
      const [row] = await orm
        .select({ value: sum(objects.byteSize) })
        .from(objects)
        .where(own)
      return Number(row?.value ?? 0)
    },

    async addLogo({ width: _width, height: _height, ...row }: StoredLogo): Promise<void> {
      await orm.insert(logos).values(row)
    },

    /** All but the newest ones that wait to be chosen; the pictures are nobody's from then on. */
    async dropOldestProposals(userId: string, kept: number): Promise<void> {
      await orm.execute(sql`
        with oldest as (
          select id from logos where user_id = ${userId} and proposed_until is not null
          order by created_at desc, id offset ${kept}
        ), dropped as (
          delete from logos using oldest where logos.id = oldest.id returning object_id
        )
        update objects set user_id = null from dropped where objects.id = dropped.object_id`)
    },

    async keepLogo(id: string, userId: string): Promise<void> {
      await orm.update(logos).set({ proposedUntil: null }).where(isOwn(id, userId))
    },

    /** Lets go of those that waited in vain; the pictures are nobody's from then on. */
    async dropProposals(now: Date): Promise<void> {
      await orm.execute(sql`
        with dropped as (delete from logos where proposed_until <= ${now} returning object_id)
        update objects set user_id = null from dropped where objects.id = dropped.object_id`)
    },

    async renameLogo(id: string, userId: string, name: string): Promise<boolean> {
      const renamed = await orm
        .update(logos)
        .set({ name })
        .where(isOwn(id, userId))
        .returning({ id: logos.id })
      return renamed.length > 0
    },

    /** Its picture is nobody's from then on, and the next sweep removes it. */
    async removeLogo({ id, objectId }: LogoRow): Promise<void> {
      await orm.delete(logos).where(eq(logos.id, id))
      await orm.update(objects).set({ userId: null }).where(eq(objects.id, objectId))
    },
  }
}

function isKept(userId: string) {
  return and(eq(logos.userId, userId), isNull(logos.proposedUntil))
}

function isOwn(id: string, userId: string) {
  return and(eq(logos.id, id), eq(logos.userId, userId))
}
