import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import '@fastify/multipart'

/** The fields of a form and the one file in it, as large as the route takes. */
export async function readForm(request: FastifyRequest) {
  const fields: Record<string, unknown> = {}
  let file: { name: string; bytes: Uint8Array } | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = part.value
      else file = { name: part.filename, bytes: await part.toBuffer() }
    }
  } catch (error) {
    throw isTooLarge(error)
      ? refusedFile('This file is larger than 10 MB. Try a smaller one.')
      : refusedFile("We couldn't receive the file. Please send it again.", error)
  }
  return { fields, file }
}

export function refusedFile(message: string, cause?: unknown): AppError {
  return new AppError('request.invalid', message, { file: message }, cause)
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
}
