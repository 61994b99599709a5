import { and, asc, count, eq } from 'drizzle-orm'
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
  createdAt: logos.createdAt,
  width: objects.width,
  height: objects.height,
}

export function createLogoStore(orm: Orm) {
  const all = () =>
    orm.select(columns).from(logos).innerJoin(objects, eq(objects.id, logos.objectId))

  return {
    async listLogos(userId: string): Promise<StoredLogo[]> {
      return all().where(eq(logos.userId, userId)).orderBy(asc(logos.createdAt), asc(logos.id))
    },

    async findLogo(id: string, userId: string): Promise<StoredLogo | undefined> {
      const [logo] = await all().where(isOwn(id, userId))
      return logo
    },

    async hasLogo(objectId: string, userId: string): Promise<boolean> {
      const own = and(eq(logos.objectId, objectId), eq(logos.userId, userId))
      return (await orm.$count(logos, own)) > 0
    },

    async countLogos(userId: string): Promise<number> {
      const [row] = await orm.select({ value: count() }).from(logos).where(eq(logos.userId, userId))
      return row?.value ?? 0
    },

    async addLogo(logo: LogoRow): Promise<void> {
      await orm.insert(logos).values(logo)
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

function isOwn(id: string, userId: string) {
  return and(eq(logos.id, id), eq(logos.userId, userId))
}
