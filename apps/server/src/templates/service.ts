import { randomBytes } from 'node:crypto'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { findTheme } from '@sheaf/rendering/catalogue/catalogue'
import type { User } from '../accounts/store.ts'
import type { Orm } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { createTemplateStore, type StoredTemplate, type TemplateContent } from './store.ts'
import { requireTemplateRoom } from './template-room.ts'

export type Templates = ReturnType<typeof createTemplates>

type Parts = {
  readonly orm: Orm
  readonly logos: { claim(userId: string, logoUrl: string): Promise<boolean> }
  readonly now: () => Date
}

/** The saved templates of all kinds. What differs between kinds is how they are written on the wire. */
export function createTemplates({ orm, logos, now }: Parts) {
  const store = createTemplateStore(orm)

  async function requireUsable(user: User, { theme, fields }: TemplateContent): Promise<void> {
    requireTheme(user, theme)
    const { companyLogoUrl: logoUrl } = fields
    if (typeof logoUrl !== 'string' || logoUrl === '' || (await logos.claim(user.id, logoUrl)))
      return
    const message = "This isn't one of your logos. Please upload it again."
    throw new AppError('request.invalid', message, { companyLogoUrl: message })
  }

  return {
    list: (user: User, kind: DocumentKind, page: number) =>
      store.listTemplates(user.id, kind, page),

    listSenders: (user: User) => store.listSenders(user.id),

    async find(user: User, kind: DocumentKind, id: string): Promise<StoredTemplate> {
      return requireFound(await store.findTemplate({ id, userId: user.id, kind }))
    },

    async create(
      user: User,
      kind: DocumentKind,
      content: TemplateContent,
    ): Promise<StoredTemplate> {
      await requireUsable(user, content)
      const at = now()
      const id = `tpl_${randomBytes(16).toString('base64url')}`
      const row = { id, userId: user.id, kind, ...content, createdAt: at, updatedAt: at }
      return orm.transaction(async (transaction) => {
        const inside = createTemplateStore(transaction)
        const added = await requireTemplateRoom(transaction, user.id, () => inside.addTemplate(row))
        return requireFound(added)
      })
    },

    async update(
      user: User,
      kind: DocumentKind,
      id: string,
      content: TemplateContent,
    ): Promise<StoredTemplate> {
      await requireUsable(user, content)
      const key = { id, userId: user.id, kind }
      const changes = { ...content, updatedAt: now() }
      return orm.transaction(async (transaction) => {
        const inside = createTemplateStore(transaction)
        const changed = await requireTemplateRoom(transaction, user.id, () =>
          inside.changeTemplate(key, changes),
        )
        return requireFound(changed)
      })
    },

    async rename(
      user: User,
      kind: DocumentKind,
      id: string,
      name: string,
    ): Promise<StoredTemplate> {
      const key = { id, userId: user.id, kind }
      return requireFound(await store.changeTemplate(key, { name, updatedAt: now() }))
    },

    async remove(user: User, kind: DocumentKind, id: string): Promise<void> {
      if (!(await store.removeTemplate({ id, userId: user.id, kind }))) throw notFound()
    },
  }
}

function requireTheme(user: User, id: string): void {
  const theme = findTheme(id)
  if (theme === undefined) {
    const message = `There is no template '${id}'.`
    throw new AppError('request.invalid', message, { theme: message })
  }
  if (theme.isPremium && user.subscription !== 'premium') {
    throw new AppError('plan.premium-only', `Upgrade to Premium to use ${theme.name}`)
  }
}

function requireFound(template: StoredTemplate | undefined): StoredTemplate {
  if (template === undefined) throw notFound()
  return template
}

function notFound(): AppError {
  return new AppError('template.not-found', 'This template no longer exists.')
}
