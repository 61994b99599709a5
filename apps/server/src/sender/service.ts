import { type KeptSender, type SaveSender, senderQuotaBytes } from '@sheaf/contract/sender'
import { findTheme } from '@sheaf/rendering/catalogue/catalogue'
import type { User } from '../accounts/store.ts'
import type { Orm } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { createSenderStore } from './store.ts'

export type Senders = ReturnType<typeof createSenders>

type Parts = {
  readonly orm: Orm
  readonly logos: { claim(userId: string, logoUrl: string): Promise<boolean> }
  readonly now: () => Date
}

const nothing: KeptSender = { fields: {}, look: {}, updatedAt: null }

/** What users keep about themselves. Without a word from them there is none. */
export function createSenders({ orm, logos, now }: Parts) {
  const store = createSenderStore(orm)

  async function requireOwnLogo(userId: string, logoUrl: unknown): Promise<void> {
    if (typeof logoUrl !== 'string' || logoUrl === '' || (await logos.claim(userId, logoUrl)))
      return
    const message = "This isn't one of your logos. Please upload it again."
    throw new AppError('request.invalid', message, { 'fields.companyLogoUrl': message })
  }

  async function find({ id }: Pick<User, 'id'>): Promise<KeptSender> {
    const row = await store.findSender(id)
    if (row === undefined) return nothing
    const { fields, look, updatedAt } = row
    return { fields, look, updatedAt: updatedAt.toISOString() }
  }

  return {
    find,

    async keep(user: User, kept: SaveSender): Promise<KeptSender> {
      if (Buffer.byteLength(JSON.stringify(kept)) > senderQuotaBytes) throw overQuota()
      requireThemes(kept)
      await requireOwnLogo(user.id, kept.fields.companyLogoUrl)
      await store.saveSender({ userId: user.id, ...kept, updatedAt: now() })
      return find(user)
    },

    forget: (user: User) => store.removeSender(user.id),
  }
}

function requireThemes({ look }: SaveSender): void {
  for (const [kind, id = ''] of Object.entries(look.themes ?? {})) {
    if (findTheme(id)) continue
    const message = `There is no template '${id}'.`
    throw new AppError('request.invalid', message, { [`look.themes.${kind}`]: message })
  }
}

function overQuota(): AppError {
  const most = senderQuotaBytes / 1000
  return new AppError(
    'storage.over-quota',
    `Your details are longer than ${most} kB. Please shorten them.`,
  )
}
