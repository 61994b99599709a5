import type { DocumentType } from '@sheaf/domain/documents/document-type'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { templates } from '../db/schema.ts'

export type StoredTemplate = typeof templates.$inferSelect
export type TemplateStore = ReturnType<typeof createTemplateStore>

export type TemplateContent = Pick<StoredTemplate, 'name' | 'theme' | 'fields'>
type Key = { readonly id: string; readonly userId: string; readonly kind: DocumentType }

export function createTemplateStore(orm: Orm) {
  return {
    async listTemplates(userId: string, kind: DocumentType): Promise<StoredTemplate[]> {
      return orm
        .select()
        .from(templates)
        .where(and(eq(templates.userId, userId), eq(templates.kind, kind)))
        .orderBy(asc(templates.createdAt), asc(templates.id))
    },

    async listAllTemplates(userId: string): Promise<StoredTemplate[]> {
      return orm.select().from(templates).where(eq(templates.userId, userId))
    },

    async countTemplates(userId: string): Promise<number> {
      const [row] = await orm
        .select({ value: count() })
        .from(templates)
        .where(eq(templates.userId, userId))
      return row?.value ?? 0
    },

    async addTemplate(template: StoredTemplate): Promise<StoredTemplate | undefined> {
      const [added] = await orm.insert(templates).values(template).returning()
      return added
    },

    async changeTemplate(
      key: Key,
      changes: Partial<TemplateContent> & { readonly updatedAt: Date },
    ): Promise<StoredTemplate | undefined> {
      const [changed] = await orm.update(templates).set(changes).where(has(key)).returning()
      return changed
    },

    async removeTemplate(key: Key): Promise<boolean> {
      const removed = await orm.delete(templates).where(has(key)).returning({ id: templates.id })
      return removed.length > 0
    },

    async listTemplatesWithLogo(userId: string, logoUrl: string): Promise<StoredTemplate[]> {
      return orm
        .select()
        .from(templates)
        .where(and(eq(templates.userId, userId), usesLogo(logoUrl)))
        .orderBy(asc(templates.createdAt))
    },

    async takeLogoOut(userId: string, logoUrl: string): Promise<void> {
      await orm
        .update(templates)
        .set({ fields: sql`jsonb_set(${templates.fields}, '{companyLogoUrl}', '""')` })
        .where(and(eq(templates.userId, userId), usesLogo(logoUrl)))
    },
  }
}

function has({ id, userId, kind }: Key) {
  return and(eq(templates.id, id), eq(templates.userId, userId), eq(templates.kind, kind))
}

function usesLogo(logoUrl: string) {
  return sql`${templates.fields} ->> 'companyLogoUrl' = ${logoUrl}`
}
