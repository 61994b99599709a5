import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import sharp from 'sharp'
import type { AiSettings } from '../../apps/server/src/ai/env.ts'

/** What a model may do to us. */
export type ModelMood =
  | 'answers'
  | 'never answers'
  | 'hangs up'
  | 'refuses'
  | 'fails'
  | 'talks instead'
  | 'answers rubbish'
  | 'knows no schemas'

export type ModelServer = {
  readonly settings: AiSettings
  mood: ModelMood
  /** The answer to a question for an object. */
  object: unknown
  /** What it was asked, newest last. */
  readonly asked: {
    readonly path: string
    readonly key: string | undefined
    readonly body: Asked
  }[]
  /** How many questions it has read and left without an answer, and whose askers are still there. */
  waiting: number
  stop(): Promise<void>
}

type Asked = Readonly<Record<string, unknown>>

const refusal = { error: { message: 'This goes against our policy.', code: 'content_policy' } }

/** As much of an OpenAI-compatible server as Sheaf needs: chat completions and images. */
export async function startModelServer(): Promise<ModelServer> {
  const server = createServer((request, response) => {
    answer(request, response, state).catch((error) => response.destroy(error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const state: ModelServer = {
    settings: {
      dialect: 'openai',
      baseUrl: `http://127.0.0.1:${port}/v1`,
      apiKey: 'a key of tests',
      model: 'reader',
      imageModel: 'painter',
    },
    mood: 'answers',
    object: {},
    asked: [],
    waiting: 0,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return state
}

async function answer(request: IncomingMessage, response: ServerResponse, state: ModelServer) {
  const body = (await json(request)) as Asked
  const path = request.url ?? ''
  state.asked.push({ path, key: request.headers.authorization, body })
  if (state.mood === 'hangs up') return response.destroy()
  if (state.mood === 'refuses') return send(response, 400, refusal)
  if (state.mood === 'fails') return send(response, 500, { error: { message: 'out of memory' } })
  if (state.mood === 'knows no schemas' && body.response_format) return send(response, 400, refusal)
  if (state.mood === 'never answers') {
    state.waiting += 1
    response.on('close', () => {
      state.waiting -= 1
    })
    return undefined
  }
  const isImage = path.endsWith('/images/generations')
  return send(response, 200, isImage ? await pictures(state) : completion(state))
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function pictures({ mood, asked }: ModelServer) {
  if (mood === 'talks instead') return { data: [{ b64_json: btoa('I would rather not draw.') }] }
  if (mood === 'answers rubbish') return { pictures: 'none' }
  const shade = (asked.length * 40) % 256
  const background = { r: shade, g: 90, b: 160 }
  const png = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer()
  return { data: [{ b64_json: png.toString('base64') }] }
}

function completion({ mood, object }: ModelServer) {
  const content = mood === 'talks instead' ? 'I would rather not say.' : JSON.stringify(object)
  return {
    id: 'completion-1',
    object: 'chat.completion',
    created: 0,
    model: 'reader',
    choices: mood === 'answers rubbish' ? [] : [choice(content)],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }
}

function choice(content: string) {
  return { index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }
}
