import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateImage, generateText, type LanguageModel, Output } from 'ai'
import { type ZodType, z } from 'zod'
import type { AiSettings } from './env.ts'
import { ModelError, type ModelFailure, type Models, type ObjectRequest } from './models.ts'

// Its warnings go to the console and may quote what was asked.
globalThis.AI_SDK_LOG_WARNINGS = false

const pictureSize = '1024x1024'

export function connectModels(settings: AiSettings, patienceMs: number): Models {
  const { model, imageModel } = settings
  const provider = settings.dialect === 'anthropic' ? anthropic(settings) : openAi(settings)

  async function within<T>(signal: AbortSignal, ask: (signal: AbortSignal) => Promise<T>) {
    const patience = AbortSignal.timeout(patienceMs)
    try {
      return await ask(AbortSignal.any([signal, patience]))
    } catch (error) {
      throw new ModelError(patience.aborted ? 'too-slow' : failureOf(error))
    }
  }

  return {
    object: model
      ? (request) =>
          within(request.signal, (signal) =>
            askObject(provider.languageModel(model), { ...request, signal }),
          )
      : undefined,
    image: imageModel
      ? ({ prompt, count, signal }) =>
          within(signal, (abortSignal) =>
            askImages({ model: provider.imageModel(imageModel), prompt, abortSignal }, count),
          )
      : undefined,
  }
}

function openAi({ baseUrl, apiKey }: AiSettings) {
  return createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    ...(apiKey !== undefined && { apiKey }),
  })
}

function anthropic({ baseUrl, apiKey }: AiSettings) {
  // Without a key of its own the SDK would look for one in the environment.
  return createAnthropic({ baseURL: baseUrl, apiKey: apiKey ?? 'none' })
}

async function askObject<T>(model: LanguageModel, request: ObjectRequest<T>): Promise<T> {
  const { schema, prompt, signal } = request
  const question = {
    model,
    // Not every server can make its model keep to a schema: it stands in the words, too.
    instructions: `${request.system}\n\nAnswer with JSON alone, by this schema:\n${schemaText(schema)}`,
    prompt,
    abortSignal: signal,
    maxRetries: 0,
  }
  try {
    return (await generateText({ ...question, output: Output.object({ schema }) })).output
  } catch (error) {
    if (!isAboutTheRequest(error)) throw error
    return schema.parse(jsonIn((await generateText(question)).text))
  }
}

function schemaText(schema: ZodType): string {
  return JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))
}

// Such a server knows no answers by schema. It can still be asked in words.
function isAboutTheRequest(error: unknown): boolean {
  return APICallError.isInstance(error) && [400, 422].includes(error.statusCode ?? 0)
}

function jsonIn(text: string): unknown {
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

type PictureRequest = Pick<Parameters<typeof generateImage>[0], 'model' | 'prompt' | 'abortSignal'>

/** One call for each picture: many models draw one at a time, and one that fails leaves the others. */
async function askImages(request: PictureRequest, count: number): Promise<readonly Uint8Array[]> {
  const calls = Array.from({ length: count }, () =>
    generateImage({ ...request, size: pictureSize, maxRetries: 0 }),
  )
  const outcomes = await Promise.allSettled(calls)
  const drawn = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value.images : [],
  )
  const failure = outcomes.find(({ status }) => status === 'rejected')
  if (drawn.length === 0 && failure?.status === 'rejected') throw failure.reason
  return drawn.map(({ uint8Array }) => uint8Array)
}

function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelError) return error.reason
  if (!APICallError.isInstance(error)) return 'unusable'
  if (error.statusCode === undefined) return 'unreachable'
  return error.statusCode >= 400 ? 'refused' : 'unusable'
}
