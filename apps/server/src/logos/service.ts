import type { Logo as PrintedLogo } from '@sheaf/rendering/sheet'
import type { User } from '../accounts/store.ts'
import type { Orm } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { FileArrival, NewFile, Objects } from '../objects/service.ts'
import type { PlanSweep } from '../objects/sweep.ts'
import { createTemplateStore, type StoredTemplate } from '../templates/store.ts'
import { newLogo } from './new-logo.ts'
import { createLogoStore, type StoredLogo } from './store.ts'

export type Logos = ReturnType<typeof createLogos>

type Parts = {
  readonly orm: Orm
  readonly objects: Objects
  readonly planSweep: PlanSweep
  readonly now: () => Date
}

const maxLogos = 200
const namesShown = 3

export function createLogos({ orm, objects, planSweep, now }: Parts) {
  const store = createLogoStore(orm)

  return {
    list: (user: User) => store.listLogos(user.id),

    async expectRoom(user: User): Promise<void> {
      if ((await store.countLogos(user.id)) < maxLogos) return
      throw new AppError(
        'storage.full',
        `You have ${maxLogos} logos. Please delete one that you no longer need.`,
      )
    },

    async openUpload(user: User, file: NewFile): Promise<string> {
      await this.expectRoom(user)
      return objects.openUpload(user, file)
    },

    async receive(user: User, arrival: FileArrival): Promise<StoredLogo> {
      const { object, name } = await objects.receive(user, arrival)
      const fields = { name: nameOfFile(name), isAiGenerated: false, proposedUntil: null }
      const logo = newLogo(object, { userId: user.id, createdAt: now(), ...fields })
      await store.addLogo(logo)
      return logo
    },

    /** One that waited to be chosen is the user's for good. */
    async keep(user: User, id: string): Promise<StoredLogo> {
      const logo = requireFound(await store.findLogo(id, user.id))
      if (logo.proposedUntil === null) return logo
      await this.expectRoom(user)
      await store.keepLogo(id, user.id)
      return requireFound(await store.findLogo(id, user.id))
    },

    async rename(user: User, id: string, name: string): Promise<StoredLogo> {
      await store.renameLogo(id, user.id, name)
      return requireFound(await store.findLogo(id, user.id))
    },

    /** With `detach` it is taken out of the templates that use it; without, it stays when there are any. */
    async remove(user: User, id: string, { detach }: { readonly detach: boolean }): Promise<void> {
      const sweep = await orm.transaction(async (transaction) => {
        const inside = createLogoStore(transaction)
        const templates = createTemplateStore(transaction)
        const logo = requireFound(await inside.findLogo(id, user.id))
        const logoUrl = logoUrlOf(logo.objectId)
        const used = await templates.listTemplatesWithLogo(user.id, logoUrl)
        if (used.length > 0 && !detach) throw inUse(logo, used)
        await templates.takeLogoOut(user.id, logoUrl)
        await inside.removeLogo(logo)
        return planSweep(transaction)
      })
      sweep()
    },

    /** As documents print it. One that is gone, or not theirs, is left out: it must not cost anyone a document. */
    async draw(userId: string, logoUrl: string, alt: string): Promise<PrintedLogo | null> {
      const objectId = objectIdOf(logoUrl)
      const object = objectId && (await objects.find(userId, objectId))
      if (!object) return null
      return { bytes: object.bytes, format: formats[object.mediaType], alt }
    },

    /** Whether the user has this logo. One that waited to be chosen is kept from now on: something refers to it. */
    async claim(userId: string, logoUrl: string): Promise<boolean> {
      const objectId = objectIdOf(logoUrl)
      return objectId !== undefined && store.keepLogoOf(objectId, userId)
    },
  }
}

const formats = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' } as const

const prefix = '/objects/uploads/'

export function logoUrlOf(objectId: string): string {
  return prefix + objectId
}

export function objectIdOf(logoUrl: string): string | undefined {
  const path = logoUrl.replace(/^\/internal(?=\/)/, '')
  return path.startsWith(prefix) ? path.slice(prefix.length) : undefined
}

function nameOfFile(fileName: string): string {
  const name = (fileName.split(/[\\/]/).at(-1) ?? '').replace(/\.[a-z0-9]{1,5}$/i, '').trim()
  return name.slice(0, 100) || 'Logo'
}

function inUse(logo: StoredLogo, templates: readonly StoredTemplate[]): AppError {
  const names = templates.slice(0, namesShown).map(({ name }) => `"${name}"`)
  const more = templates.length - names.length
  const list = more > 0 ? [...names, `${more} more`].join(', ') : names.join(', ')
  const word = templates.length === 1 ? 'template' : 'templates'
  return new AppError('logo.in-use', `"${logo.name}" is used by the ${word} ${list}.`)
}

function requireFound(logo: StoredLogo | undefined): StoredLogo {
  if (logo === undefined) throw new AppError('logo.not-found', 'This logo no longer exists.')
  return logo
}
