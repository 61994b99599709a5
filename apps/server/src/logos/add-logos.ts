import { randomBytes } from 'node:crypto'
import type { User } from '../accounts/store.ts'
import type { Orm } from '../db/database.ts'
import type { Picture } from '../objects/picture.ts'
import type { Objects } from '../objects/service.ts'
import { createObjectRecords } from '../objects/store.ts'
import type { PlanSweep } from '../objects/sweep.ts'
import { requireLogoRoom } from './logo-room.ts'
import { createLogoStore, type StoredLogo } from './store.ts'

export type AddLogos = ReturnType<typeof createAddLogos>

export type NewLogo = {
  readonly picture: Picture
  readonly name: string
  readonly isAiGenerated: boolean
  /** Null: the user's for good. */
  readonly proposedUntil: Date | null
  /** The one that an upload was announced by; a new one otherwise. */
  readonly objectId?: string
}

type LaidLogo = NewLogo & { readonly objectId: string }

type Parts = {
  readonly orm: Orm
  readonly objects: Objects
  readonly planSweep: PlanSweep
  readonly now: () => Date
}

/** The one way by which logos come, uploaded or drawn here: nothing gets around the room that an account has. */
export function createAddLogos({ orm, objects, planSweep, now }: Parts) {
  async function store(transaction: Orm, user: User, laid: readonly LaidLogo[]) {
    const records = createObjectRecords(transaction)
    const logos = createLogoStore(transaction)
    const stored: StoredLogo[] = []
    for (const { objectId, name, isAiGenerated, proposedUntil } of laid) {
      const { width, height } = await records.markStored(objectId, now())
      const id = `logo_${randomBytes(16).toString('base64url')}`
      const about = { name, isAiGenerated, proposedUntil, createdAt: now() }
      const logo = { id, userId: user.id, objectId, width, height, ...about }
      await logos.addLogo(logo)
      stored.push(logo)
    }
    return stored
  }

  /** All of them together with what `count` does, or none: it throws when the user may have no more. */
  return async function addLogos(
    user: User,
    added: readonly NewLogo[],
    count: (transaction: Orm) => Promise<void> = async () => {},
  ): Promise<StoredLogo[]> {
    const laid: LaidLogo[] = []
    try {
      for (const one of added) {
        laid.push({ ...one, objectId: await objects.put(user, one.picture, one.objectId) })
      }
      return await orm.transaction(async (transaction) => {
        await requireLogoRoom(transaction, user.id, {
          kept: laid.filter(({ proposedUntil }) => proposedUntil === null).length,
          bytes: laid.reduce((sum, { picture }) => sum + picture.bytes.length, 0),
        })
        await count(transaction)
        return store(transaction, user, laid)
      })
    } catch (error) {
      await createObjectRecords(orm).disown(laid.map(({ objectId }) => objectId))
      throw error
    } finally {
      // It takes away what is left of a failure, and what waited in vain since an earlier request.
      const sweep = await planSweep(orm)
      sweep()
    }
  }
}
