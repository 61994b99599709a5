import type { AiSettings } from './env.ts'
import type { Models } from './models.ts'

// The answer of the engine that stands in for the model comes within a minute, too.
const patienceMs = 50_000

/** The SDK is loaded only where a model is configured: it takes as long to load as the rest of the server. */
export async function openModels(
  settings: AiSettings | undefined,
  patience: number = patienceMs,
): Promise<Models> {
  if (settings === undefined) return { object: undefined, image: undefined }
  const { connectModels } = await import('./sdk-models.ts')
  return connectModels(settings, patience)
}
