import sharp from 'sharp'
import { answerOrders } from '../processes/answer-orders.ts'
import { cleanPicture, type Picture } from './picture.ts'
import { PictureError } from './picture-error.ts'

export type PictureAnswer = { readonly picture: Picture } | { readonly refusal: string }

// One picture at a time, and nothing of it is kept for the next.
sharp.cache(false)
sharp.concurrency(1)

answerOrders(async (file: Uint8Array): Promise<PictureAnswer> => {
  try {
    return { picture: await cleanPicture(file) }
  } catch (error) {
    if (error instanceof PictureError) return { refusal: error.message }
    throw error
  }
})
