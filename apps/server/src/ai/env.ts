import { read, refuse, type Source } from '../env-source.ts'
import { StartError } from '../start-error.ts'

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

/** Undefined without AI_BASE_URL: then nothing is asked of any other machine. */
export function readAi(source: Source): AiSettings | undefined {
  const baseUrl = read(source, 'AI_BASE_URL')
  const apiKey = read(source, 'AI_API_KEY')
  const model = read(source, 'AI_MODEL')
  const imageModel = read(source, 'AI_IMAGE_MODEL')
  if (baseUrl === undefined) {
    const given = Object.entries({
      AI_API_KEY: apiKey,
      AI_MODEL: model,
      AI_IMAGE_MODEL: imageModel,
    })
    return requireNone(given.flatMap(([name, value]) => (value === undefined ? [] : [name])))
  }
  const url = requireUrl(baseUrl)
  const dialect = speaksAnthropic(url) ? 'anthropic' : 'openai'
  if (model === undefined && imageModel === undefined) {
    throw new StartError(
      'AI_BASE_URL is set, but neither AI_MODEL nor AI_IMAGE_MODEL is. Accepted: the name of a model in one of ' +
        'them or both, or AI_BASE_URL unset for the engines of this machine.',
    )
  }
  if (dialect === 'anthropic' && imageModel !== undefined) {
    throw new StartError(
      `AI_IMAGE_MODEL is '${imageModel}', but the server at AI_BASE_URL draws no pictures. Accepted: unset with an ` +
        'Anthropic server, or the server of an image model that speaks as OpenAI does.',
    )
  }
  return { dialect, baseUrl: addressOf(url, dialect), apiKey, model, imageModel }
}

function requireNone(names: readonly string[]): undefined {
  if (names.length === 0) return undefined
  throw new StartError(
    `${names.join(' and ')} set, but AI_BASE_URL is not. Accepted: AI_BASE_URL with the address of the model's ` +
      'server, such as https://api.openai.com/v1, or none of them for the engines of this machine.',
  )
}

function requireUrl(value: string): URL {
  const url = URL.parse(value)
  // Before the value is shown: it may hold a password.
  if (url !== null && (url.username !== '' || url.password !== '')) {
    throw new StartError(
      'AI_BASE_URL holds a user name or password (not shown here). Accepted: an address without them; the key ' +
        'belongs into AI_API_KEY.',
    )
  }
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (url === null || !isWeb || url.search !== '' || url.hash !== '') {
    return refuse(
      'AI_BASE_URL',
      value,
      'an http or https address such as https://api.openai.com/v1, http://localhost:11434/v1 or https://api.anthropic.com/v1',
    )
  }
  return url
}

function speaksAnthropic({ hostname, pathname }: URL): boolean {
  return /(?:^|\.)anthropic\.com$/.test(hostname) || /\/anthropic(?:\/|$)/.test(pathname)
}

// Anthropic's own address is often given without its version.
function addressOf({ origin, pathname }: URL, dialect: AiSettings['dialect']): string {
  const path = pathname.replace(/(?<!\/)\/+$/, '')
  return dialect === 'anthropic' && !path.endsWith('/v1') ? `${origin}${path}/v1` : origin + path
}
