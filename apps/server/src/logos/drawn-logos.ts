import type { User } from '../accounts/store.ts'
import type { Orm } from '../db/database.ts'
import type { Picture } from '../objects/picture.ts'
import type { Objects } from '../objects/service.ts'
import { createObjectRecords } from '../objects/store.ts'
import type { PlanSweep } from '../objects/sweep.ts'
import { newLogo } from './new-logo.ts'
import { createLogoStore, type StoredLogo } from './store.ts'

export type DrawnLogos = ReturnType<typeof createDrawnLogos>

export type DrawnPicture = {
  readonly picture: Picture
  readonly name: string
  /** Null: the user's for good. */
  readonly proposedUntil: Date | null
}

type Parts = {
  readonly orm: Orm
  readonly objects: Objects
  readonly planSweep: PlanSweep
  readonly now: () => Date
}

/** Logos that were drawn here rather than uploaded. */
export function createDrawnLogos({ orm, objects, planSweep, now }: Parts) {
  async function store(transaction: Orm, user: User, laid: readonly LaidPicture[]) {
    const records = createObjectRecords(transaction)
    const logos = createLogoStore(transaction)
    const stored: StoredLogo[] = []
    for (const { objectId, name, proposedUntil } of laid) {
      const object = await records.markStored(objectId, now())
      const fields = { name, isAiGenerated: true, proposedUntil }
      const logo = newLogo(object, { userId: user.id, createdAt: now(), ...fields })
      await logos.addLogo(logo)
      stored.push(logo)
    }
    return stored
  }

  return {
    /** All of them together with what `count` does, or none: it throws when the user may have no more. */
    async add(
      user: User,
      drawn: readonly DrawnPicture[],
      count: (transaction: Orm) => Promise<void>,
    ): Promise<StoredLogo[]> {
      const laid: LaidPicture[] = []
      try {
        for (const one of drawn) {
          laid.push({ ...one, objectId: await objects.put(user, one.picture) })
        }
        return await orm.transaction(async (transaction) => {
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
    },
  }
}

type LaidPicture = DrawnPicture & { readonly objectId: string }
