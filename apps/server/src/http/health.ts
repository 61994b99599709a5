import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from './app-error.ts'
import { refusedWith } from './problem.ts'

export type ReadinessCheck = { readonly name: string; run(): Promise<void> }

type Options = {
  readonly checks: readonly ReadinessCheck[]
  /** Aborted: this copy of the server is about to end. */
  readonly ending: AbortSignal
  readonly timeLimitMs?: number
}

// Probes come every few seconds: they are logged only when something is wrong. A load balancer asks by address.
const forProbes = { logLevel: 'warn', config: { answersAnyHost: true } } as const

export const health: FastifyPluginAsyncZod<Options> = async (
  app,
  { checks, ending, timeLimitMs = 2_000 },
) => {
  app.get(
    '/healthz',
    {
      ...forProbes,
      schema: {
        tags: ['Operations'],
        summary: 'The process is up',
        response: { 200: z.object({ status: z.literal('ok') }) },
      },
    },
    async () => ({ status: 'ok' as const }),
  )

  app.get(
    '/readyz',
    {
      ...forProbes,
      schema: {
        tags: ['Operations'],
        summary: 'Everything that a request needs answers now',
        response: {
          200: z.object({
            status: z.literal('ready'),
            checks: z.record(z.string(), z.literal('ok')),
          }),
          ...refusedWith(503),
        },
      },
    },
    async () => {
      if (ending.aborted) throw new AppError('server.not-ready', 'Not ready: about to end')
      await requireAll(checks, timeLimitMs)
      return {
        status: 'ready' as const,
        checks: Object.fromEntries(checks.map(({ name }) => [name, 'ok' as const])),
      }
    },
  )
}

async function requireAll(checks: readonly ReadinessCheck[], timeLimitMs: number): Promise<void> {
  const outcomes = await Promise.allSettled(checks.map((check) => within(timeLimitMs, check.run())))
  const failed = checks.flatMap(({ name }, index) => {
    const outcome = outcomes[index]
    return outcome?.status === 'rejected' ? [{ name, reason: outcome.reason }] : []
  })
  const [first] = failed
  if (first === undefined) return
  const names = failed.map(({ name }) => name)
  throw new AppError(
    'server.not-ready',
    `Not ready: ${names.join(', ')}`,
    Object.fromEntries(names.map((name) => [name, 'does not answer'])),
    first.reason,
  )
}

async function within(limitMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms`)), limitMs)
  })
  await Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
