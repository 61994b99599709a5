import {
  alwaysListedFields,
  largestListedBytes,
  templatesOnAPage,
} from '@sheaf/contract/template-pages'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { and, asc, count, eq, getTableColumns, sql, sum } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { templates } from '../db/schema.ts'

export type StoredTemplate = typeof templates.$inferSelect
export type NewTemplate = Omit<StoredTemplate, 'byteSize'>

export type TemplateContent = Pick<StoredTemplate, 'name' | 'theme' | 'fields'>
export type TemplateKey = {
  readonly id: string
  readonly userId: string
  readonly kind: DocumentKind
}

export type TemplatePage = { readonly templates: StoredTemplate[]; readonly hasMore: boolean }

/** What the templates of a user say of whom they are from. */
export type SenderFields = Readonly<Record<keyof typeof senderColumns, string | null>>

const mostSenders = 100

export function createTemplateStore(orm: Orm) {
  return {
    /** Of those that are large only the fields for a card. Pages begin with 1. */
    async listTemplates(userId: string, kind: DocumentKind, page: number): Promise<TemplatePage> {
      const found = await orm
        .select({ ...getTableColumns(templates), fields: listedFields })
        .from(templates)
        .where(and(eq(templates.userId, userId), eq(templates.kind, kind)))
        .orderBy(asc(templates.createdAt), asc(templates.id))
        .offset((page - 1) * templatesOnAPage)
        .limit(templatesOnAPage + 1)
      return {
        templates: found.slice(0, templatesOnAPage),
        hasMore: found.length > templatesOnAPage,
      }
    },

    async findTemplate(key: TemplateKey): Promise<StoredTemplate | undefined> {
      const [template] = await orm.select().from(templates).where(has(key))
      return template
    },

    /** Each combination once, and no more of them than a text is worth comparing with. */
    async listSenders(userId: string): Promise<SenderFields[]> {
      return orm
        .selectDistinct(senderColumns)
        .from(templates)
        .where(eq(templates.userId, userId))
        .limit(mostSenders)
    },

    /** How many templates a user has, and how large they are together. */
    async sumTemplates(
      userId: string,
    ): Promise<{ readonly count: number; readonly bytes: number }> {
      const [row] = await orm
        .select({ count: count(), bytes: sum(templates.byteSize) })
        .from(templates)
        .where(eq(templates.userId, userId))
      return { count: row?.count ?? 0, bytes: Number(row?.bytes ?? 0) }
    },

    async addTemplate(template: NewTemplate): Promise<StoredTemplate | undefined> {
      const [added] = await orm.insert(templates).values(template).returning()
      return added
    },

    async changeTemplate(
      key: TemplateKey,
      changes: Partial<TemplateContent> & { readonly updatedAt: Date },
    ): Promise<StoredTemplate | undefined> {
      const [changed] = await orm.update(templates).set(changes).where(has(key)).returning()
      return changed
    },

    async removeTemplate(key: TemplateKey): Promise<boolean> {
      const removed = await orm.delete(templates).where(has(key)).returning({ id: templates.id })
      return removed.length > 0
    },

    async listTemplatesWithLogo(
      userId: string,
      logoUrl: string,
    ): Promise<Pick<StoredTemplate, 'name'>[]> {
      return orm
        .select({ name: templates.name })
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

const listedFields = sql<StoredTemplate['fields']>`
  case when ${templates.byteSize} <= ${sql.raw(String(largestListedBytes))} then ${templates.fields} else (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${templates.fields})
    where key in (${sql.raw(alwaysListedFields.map((name) => `'${name}'`).join())})
  ) end`

const field = (name: string) => sql<string | null>`${templates.fields} ->> ${sql.raw(`'${name}'`)}`

const senderColumns = {
  companyName: field('companyName'),
  companyContact: field('companyContact'),
  companyEmail: field('companyEmail'),
  companyTaxId: field('companyTaxId'),
  iban: field('iban'),
}

function has({ id, userId, kind }: TemplateKey) {
  return and(eq(templates.id, id), eq(templates.userId, userId), eq(templates.kind, kind))
}

function usesLogo(logoUrl: string) {
  return sql`${templates.fields} ->> 'companyLogoUrl' = ${logoUrl}`
}
