import type { LogoStyle } from '@sheaf/contract/logo-choices'
import type { LogoEngine } from '@sheaf/contract/logo-generation'
import { uploadLimits } from '@sheaf/contract/objects'
import type { Logger } from '../db/logger.ts'
import { AppError } from '../http/app-error.ts'
import type { Picture } from '../objects/picture.ts'
import { PictureError } from '../objects/picture-error.ts'
import type { PictureClient, PictureRoom } from '../objects/picture-room.ts'
import type { DrawLocally } from './draw-locally.ts'
import { ModelError, type Models } from './models.ts'

export type DrawLogos = ReturnType<typeof createDrawLogos>

export type LogoOrder = {
  readonly userId: string
  readonly companyName: string
  readonly description: string | undefined
  readonly style: LogoStyle
  readonly colours: readonly [string, string]
  readonly seed: number
  readonly count: number
  readonly signal: AbortSignal
}

type Drawn = { readonly pictures: readonly Picture[]; readonly engine: LogoEngine }

type Parts = {
  readonly drawLocally: DrawLocally
  readonly pictures: PictureRoom
  readonly models: Models
  readonly log: Logger
}

/** Pictures that went the way of uploads. What the image model does not give, the engine of this machine does. */
export function createDrawLogos({ drawLocally, pictures, models, log }: Parts) {
  return async function drawLogos(order: LogoOrder): Promise<Drawn> {
    if (models.image === undefined) return { pictures: await drawHere(order), engine: 'local' }
    try {
      return { pictures: await drawByModel(models.image, pictures, order), engine: 'model' }
    } catch (error) {
      if (order.signal.aborted) throw abandoned()
      if (!(error instanceof ModelError)) throw error
      log.warn({ reason: error.reason }, 'the image model drew no logo, the local engine does')
      return { pictures: await drawHere(order), engine: 'local-after-model-failure' }
    }
  }

  async function drawHere({ signal, userId, ...request }: LogoOrder): Promise<readonly Picture[]> {
    const drawn = await drawLocally(request)
    if (drawn.length === 0) throw new Error('The local engine drew nothing')
    const cleaned: Picture[] = []
    for (const { svg } of drawn) {
      if (signal.aborted) throw abandoned()
      cleaned.push(await pictures.clean(Buffer.from(svg), { id: userId, signal }))
    }
    return cleaned
  }
}

async function drawByModel(
  draw: NonNullable<Models['image']>,
  room: PictureRoom,
  { userId, count, signal, ...wanted }: LogoOrder,
): Promise<readonly Picture[]> {
  const files = await draw({ prompt: promptFor(wanted), count, signal })
  const pictures: Picture[] = []
  for (const file of files.slice(0, count)) {
    const picture = await asUpload(room, file, { id: userId, signal })
    if (picture !== undefined) pictures.push(picture)
  }
  if (pictures.length === 0) throw new ModelError('unusable')
  return pictures
}

async function asUpload(
  room: PictureRoom,
  file: Uint8Array,
  client: PictureClient,
): Promise<Picture | undefined> {
  if (file.length > uploadLimits.logo) return undefined
  try {
    return await room.clean(file, client)
  } catch (error) {
    if (error instanceof PictureError) return undefined
    throw error
  }
}

type Wanted = Pick<LogoOrder, 'companyName' | 'description' | 'style' | 'colours'>

function promptFor({ companyName, description, style, colours: [ink, accent] }: Wanted): string {
  return [
    `A logo for the company named ${JSON.stringify(companyName)}: one simple mark and the name, spelled exactly so.`,
    ...(description
      ? [`What it shows, in the words of its owner: ${JSON.stringify(description)}.`]
      : []),
    `Style: ${style}. Flat shapes in the two colors ${ink} and ${accent} only, on a plain white background, centered.`,
    'Legible at a height of one centimetre on an invoice. No mock-up, no photograph, no gradient, no shadow, no other words.',
  ].join(' ')
}

function abandoned(): AppError {
  return new AppError(
    'request.abandoned',
    'The request was canceled before the logo was generated.',
  )
}
