import { z } from 'zod'
import { readSettings, type Source, text, webAddress } from '../env-source.ts'

export type AiSettings = {
  /** How the server at `baseUrl` is spoken to. */
  readonly dialect: 'openai' | 'anthropic'
  readonly baseUrl: string
  /** A model on one's own machine needs none. */
  readonly apiKey: string | undefined
  /** Reads and answers texts. */
  readonly model: string | undefined
  /** Draws pictures. */
  readonly imageModel: string | undefined
}

const aiVariables = z
  .object({
    AI_BASE_URL: webAddress(
      'an http or https address such as https://api.openai.com/v1, http://localhost:11434/v1 or https://api.anthropic.com/v1',
      'Accepted: an address without them; the key belongs into AI_API_KEY.',
      ({ search, hash }) => search === '' && hash === '',
    ).optional(),
    AI_API_KEY: text,
    AI_MODEL: text,
    AI_IMAGE_MODEL: text,
  })
  .transform(({ AI_BASE_URL: url, ...rest }, { addIssue }): AiSettings | undefined => {
    const refuse = (path: string[], message: string) => addIssue({ code: 'custom', path, message })
    const { AI_API_KEY: apiKey, AI_MODEL: model, AI_IMAGE_MODEL: imageModel } = rest
    if (url === undefined) {
      const given = Object.entries(rest).flatMap(([name, value]) => (value ? [name] : []))
      if (given.length > 0) refuse(given, withoutServer)
      return undefined
    }
    const dialect = speaksAnthropic(url) ? 'anthropic' : 'openai'
    if (model === undefined && imageModel === undefined) refuse(['AI_BASE_URL'], withoutModel)
    if (dialect === 'anthropic' && imageModel !== undefined) {
      refuse(['AI_IMAGE_MODEL'], `is '${imageModel}', ${withoutPictures}`)
    }
    return { dialect, baseUrl: addressOf(url, dialect), apiKey, model, imageModel }
  })

const withoutServer =
  "set, but AI_BASE_URL is not. Accepted: AI_BASE_URL with the address of the model's " +
  'server, such as https://api.openai.com/v1, or none of them for the engines of this machine.'

const withoutModel =
  'is set, but neither AI_MODEL nor AI_IMAGE_MODEL is. Accepted: the name of a model in one of ' +
  'them or both, or AI_BASE_URL unset for the engines of this machine.'

const withoutPictures =
  'but the server at AI_BASE_URL generates no images. Accepted: unset with an ' +
  'Anthropic server, or the server of an image model that speaks as OpenAI does.'

/** Undefined without AI_BASE_URL: then nothing is asked of any other machine. */
export function readAi(source: Source): AiSettings | undefined {
  return readSettings(source, aiVariables)
}

function speaksAnthropic({ hostname, pathname }: URL): boolean {
  return /(?:^|\.)anthropic\.com$/.test(hostname) || /\/anthropic(?:\/|$)/.test(pathname)
}

// Anthropic's own address is often given without its version.
function addressOf({ origin, pathname }: URL, dialect: AiSettings['dialect']): string {
  const path = pathname.replace(/(?<!\/)\/+$/, '')
  return dialect === 'anthropic' && !path.endsWith('/v1') ? `${origin}${path}/v1` : origin + path
}
