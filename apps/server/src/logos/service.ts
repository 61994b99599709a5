import type { Logo as PrintedLogo } from '@sheaf/rendering/sheet'
import type { User } from '../accounts/store.ts'
import type { Orm } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { NewFile, Objects, ReceivedFile } from '../objects/service.ts'
import type { PlanSweep } from '../objects/sweep.ts'
import { createSenderStore } from '../sender/store.ts'
import { createTemplateStore } from '../templates/store.ts'
import type { AddLogos } from './add-logos.ts'
import { expectLogoRoom, requireLogoRoom } from './logo-room.ts'
import { createLogoStore, type StoredLogo } from './store.ts'

export type Logos = ReturnType<typeof createLogos>

type Parts = {
  readonly orm: Orm
  readonly objects: Objects
  readonly addLogos: AddLogos
  readonly planSweep: PlanSweep
}

const namesShown = 3

export function createLogos({ orm, objects, addLogos, planSweep }: Parts) {
  const store = createLogoStore(orm)

  return {
    list: (user: User) => store.listLogos(user.id),

    expectRoom: (user: User) => expectLogoRoom(orm, user.id),

    async openUpload(user: User, file: NewFile): Promise<string> {
      await this.expectRoom(user)
      return objects.openUpload(user, file)
    },

    async receive(user: User, file: ReceivedFile): Promise<StoredLogo> {
      await expectLogoRoom(orm, user.id)
      const { picture, name } = await objects.receive(user, file)
      const about = { name: nameOfFile(name), isAiGenerated: false, proposedUntil: null }
      const { objectId } = file
      const [logo] = await addLogos(user, [{ picture, objectId, ...about }])
      return requireFound(logo)
    },

    /** One that waited to be chosen is the user's for good. */
    async keep(user: Pick<User, 'id'>, id: string): Promise<StoredLogo> {
      const logo = requireFound(await store.findLogo(id, user.id))
      if (logo.proposedUntil === null) return logo
      await orm.transaction(async (transaction) => {
        await requireLogoRoom(transaction, user.id, { kept: 1, bytes: 0 })
        await createLogoStore(transaction).keepLogo(id, user.id)
      })
      return requireFound(await store.findLogo(id, user.id))
    },

    async rename(user: User, id: string, name: string): Promise<StoredLogo> {
      await store.renameLogo(id, user.id, name)
      return requireFound(await store.findLogo(id, user.id))
    },

    /** With `detach` it is taken out of what uses it, templates and kept details; without, it stays when anything does. */
    async remove(user: User, id: string, { detach }: { readonly detach: boolean }): Promise<void> {
      const sweep = await orm.transaction(async (transaction) => {
        const inside = createLogoStore(transaction)
        const templates = createTemplateStore(transaction)
        const logo = requireFound(await inside.findLogo(id, user.id))
        const logoUrl = logoUrlOf(logo.objectId)
        const senders = createSenderStore(transaction)
        const used = await templates.listTemplatesWithLogo(user.id, logoUrl)
        const isSenders = await senders.usesLogo(user.id, logoUrl)
        if ((used.length > 0 || isSenders) && !detach) throw inUse(logo, used, isSenders)
        await templates.takeLogoOut(user.id, logoUrl)
        await senders.takeLogoOut(user.id, logoUrl)
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
      const logo = objectId && (await store.findLogoOf(objectId, userId))
      if (!logo) return false
      await this.keep({ id: userId }, logo.id)
      return true
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

function inUse(
  logo: StoredLogo,
  templates: readonly { readonly name: string }[],
  isSenders: boolean,
): AppError {
  const names = templates.slice(0, namesShown).map(({ name }) => `"${name}"`)
  const more = templates.length - names.length
  const list = more > 0 ? [...names, `${more} more`].join(', ') : names.join(', ')
  const word = templates.length === 1 ? 'template' : 'templates'
  const users = [
    ...(isSenders ? ['your saved details'] : []),
    ...(templates.length > 0 ? [`the ${word} ${list}`] : []),
  ]
  return new AppError('logo.in-use', `"${logo.name}" is used by ${users.join(' and by ')}.`)
}

function requireFound(logo: StoredLogo | undefined): StoredLogo {
  if (logo === undefined) throw new AppError('logo.not-found', 'This logo no longer exists.')
  return logo
}
