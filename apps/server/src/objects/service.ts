import { randomBytes } from 'node:crypto'
import { tooLargeMessage, type UploadPurpose, uploadLimits } from '@sheaf/contract/objects'
import type { User } from '../accounts/store.ts'
import { AppError } from '../http/app-error.ts'
import type { ObjectStore } from './object-store.ts'
import type { Picture } from './picture.ts'
import { PictureError } from './picture-error.ts'
import type { PictureRoom } from './picture-room.ts'
import type { ObjectRecords } from './store.ts'
import { isOurSeal, uploadAddress } from './upload-address.ts'

export type Objects = ReturnType<typeof createObjects>

type Parts = {
  readonly records: ObjectRecords
  readonly files: ObjectStore
  readonly pictures: PictureRoom
  readonly uploadKey: Buffer
  readonly now: () => Date
}

export type NewFile = { readonly name: string; readonly purpose: UploadPurpose }

export type KeptPicture = Pick<Picture, 'bytes' | 'mediaType'>

export type ReceivedFile = {
  readonly objectId: string
  readonly seal: string
  readonly bytes: Uint8Array
  /** Aborts when whoever sends it is gone. */
  readonly leaving?: AbortSignal
}

const ticketLifetimeMs = 15 * 60 * 1000

/** Pictures of users: how they come, where they lie, how they go. */
export function createObjects({ records, files, pictures, uploadKey, now }: Parts) {
  return {
    /** Where this user may send one file, below /api. */
    async openUpload(user: User, { name, purpose }: NewFile): Promise<string> {
      const at = now()
      const objectId = newObjectId()
      const expiresAt = new Date(at.getTime() + ticketLifetimeMs)
      await records.addTicket({ objectId, userId: user.id, purpose, name, expiresAt }, at)
      return uploadAddress(uploadKey, objectId, user.id, expiresAt)
    },

    /** The picture of a file that was sent to its address, made anew, and the name that it was announced by. */
    async receive(user: User, { objectId, seal, bytes, leaving }: ReceivedFile) {
      if (!isOurSeal(uploadKey, objectId, user.id, seal)) throw notFound()
      const ticket = await records.findTicket(objectId, user.id, now())
      if (ticket === undefined) throw linkIsOver()
      if (bytes.length > uploadLimits[ticket.purpose]) {
        throw new AppError('request.too-large', tooLargeMessage(ticket.purpose))
      }
      const picture = await pictures.clean(bytes, { id: user.id, signal: leaving }).catch(refuse)
      if (!(await records.useTicket(objectId, user.id, now()))) throw linkIsOver()
      return { picture, name: ticket.name }
    },

    /**
     * Lays a picture down that nobody can see before it is marked as stored. The row comes first: whatever fails after it
     * leaves something that the sweep can find.
     */
    async put(user: User, picture: Picture, id: string = newObjectId()): Promise<string> {
      const { bytes, mediaType, width, height } = picture
      const row = { id, userId: user.id, mediaType, byteSize: bytes.length, width, height }
      await records.addObject({ ...row, createdAt: now(), storedAt: null })
      await files.put(id, bytes, mediaType)
      return id
    },

    async find(userId: string, id: string): Promise<KeptPicture | undefined> {
      const object = await records.findObject(id, userId)
      const bytes = object && (await files.get(id))
      return object && bytes && { bytes, mediaType: object.mediaType }
    },

    async requireOwn(userId: string, id: string): Promise<void> {
      if ((await records.findObject(id, userId)) === undefined) throw notFound()
    },

    async read(userId: string, id: string): Promise<KeptPicture> {
      const picture = await this.find(userId, id)
      if (picture === undefined) throw notFound()
      return picture
    },
  }
}

function newObjectId(): string {
  return `obj_${randomBytes(16).toString('base64url')}`
}

function refuse(error: unknown): never {
  if (!(error instanceof PictureError)) throw error
  throw new AppError('upload.refused', error.message, { file: error.message }, error)
}

function linkIsOver(): AppError {
  return new AppError(
    'upload.expired',
    'This upload link has already been used or has expired. Please choose the file again.',
  )
}

function notFound(): AppError {
  return new AppError('object.not-found', 'There is nothing at this address.')
}
