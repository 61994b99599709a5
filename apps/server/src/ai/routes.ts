import { generatedLogosSchema, generateLogoSchema } from '@sheaf/contract/logo-generation'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { SignedInGuard } from '../accounts/signed-in.ts'
import { signalOfLeaving } from '../http/leaving.ts'
import { refusedWith } from '../http/problem.ts'
import type { WorkLimits } from '../http/work-limits.ts'
import { logoUrlOf } from '../logos/service.ts'
import type { StoredLogo } from '../logos/store.ts'
import type { GenerateLogos } from './generate-logos.ts'

type Options = {
  readonly generateLogos: GenerateLogos
  readonly workLimits: WorkLimits
  readonly guard: SignedInGuard
}

export const aiRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { generateLogos, workLimits, guard } = options

  app.post(
    '/ai/generate-logo',
    {
      onRequest: guard.requireUser,
      schema: {
        tags: ['Logos'],
        summary:
          'Generates a logo from a company name, and four more to choose from for premium users',
        body: generateLogoSchema,
        response: { 200: generatedLogosSchema, ...refusedWith(400, 401, 403, 409, 429) },
      },
    },
    async (request, reply) => {
      const user = guard.userOf(request)
      await workLimits.count('ai-logo', user.id, request.ip)
      const { logos, engine } = await generateLogos(user, request.body, signalOfLeaving(reply))
      const [first, ...alternatives] = logos.map(toDrawn)
      return { ...requireFirst(first), alternatives, engine }
    },
  )
}

function toDrawn({ id, objectId }: StoredLogo) {
  return { url: logoUrlOf(objectId), id }
}

function requireFirst<T>(first: T | undefined): T {
  if (first === undefined) throw new Error('A logo was drawn but none was kept')
  return first
}
