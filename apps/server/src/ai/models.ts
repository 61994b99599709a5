import type { ZodType } from 'zod'

export type ObjectRequest<T> = {
  /** What the answer must be; it is checked. */
  readonly schema: ZodType<T>
  readonly system: string
  readonly prompt: string
  /** That of the request: whoever leaves is not worked for. */
  readonly signal: AbortSignal
}

export type ImageRequest = {
  readonly prompt: string
  readonly count: number
  readonly signal: AbortSignal
}

/** What this installation may ask of models elsewhere; undefined what is not configured. All of it throws ModelError. */
export type Models = {
  readonly object: (<T>(request: ObjectRequest<T>) => Promise<T>) | undefined
  /** One picture or more, as files that are still to be checked. */
  readonly image: ((request: ImageRequest) => Promise<readonly Uint8Array[]>) | undefined
}

/** Why a model gave nothing, without a word of what it was asked. */
export type ModelFailure = 'unreachable' | 'too-slow' | 'refused' | 'unusable'

export class ModelError extends Error {
  override name = 'ModelError'
  readonly reason: ModelFailure

  constructor(reason: ModelFailure) {
    super(`The model gave no answer: ${reason}`)
    this.reason = reason
  }
}
