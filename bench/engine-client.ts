import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { environment } from '../scripts/env.mjs'

export type Order = {
  readonly lines: number
  readonly round: number
  /** What is typed over the invoice's message. */
  readonly message?: string
  /** Where the output is written, after the clock has stopped. */
  readonly keepAs?: string
}

export type Answer = { readonly ms: number; readonly bytes: number; readonly pages: number }

export type EngineClient = {
  readonly name: string
  readonly render: (order: Order) => Promise<Answer>
  readonly close: () => Promise<void>
}

export async function startEngine(name: string): Promise<EngineClient> {
  const child = fork(join(import.meta.dirname, 'engine-process.ts'), [name], {
    // As the typesetter's own workers have it; only the plain compile runs Typst in this process.
    env: environment({ RAYON_NUM_THREADS: '1', MALLOC_ARENA_MAX: '2' }),
  })
  await answerOf(child, name)
  return {
    name,
    async render(order) {
      child.send(order)
      return (await answerOf(child, name)) as Answer
    },
    async close() {
      if (!child.connected) return
      const exited = once(child, 'exit')
      child.send('close')
      await exited
    },
  }
}

async function answerOf(child: ChildProcess, name: string): Promise<unknown> {
  const failed = new AbortController()
  const signal = failed.signal
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error(`The engine ${name} ended before it answered.`)
  })
  try {
    const [answer] = await Promise.race([once(child, 'message', { signal }), ended])
    return answer
  } finally {
    ended.catch(() => {})
    failed.abort()
  }
}
