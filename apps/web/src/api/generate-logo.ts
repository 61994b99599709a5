import {
  type GeneratedLogos,
  type GenerateLogo,
  generatedLogosSchema,
} from '@sheaf/contract/logo-generation'
import { api } from './client.ts'

/** A model may take most of a minute; whoever goes away calls it off by the signal. */
export async function generateLogo(
  body: GenerateLogo,
  signal: AbortSignal,
): Promise<GeneratedLogos> {
  const answer = await api.send({ method: 'POST', path: '/api/ai/generate-logo', body, signal })
  return generatedLogosSchema.parse(await answer.json())
}
