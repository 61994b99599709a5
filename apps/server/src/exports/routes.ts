import { formatIds } from '@sheaf/accounting/formats'
import { exportLimits, exportOrderSchema } from '@sheaf/contract/exports'
import { exportPlanMessage } from '@sheaf/contract/plans'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { SignedInGuard } from '../accounts/signed-in.ts'
import { bytesOf, drawnFor } from '../documents/drawing-limits.ts'
import { fileNameParameters } from '../documents/file-name.ts'
import type { RenderDocument } from '../documents/render-document.ts'
import { AppError } from '../http/app-error.ts'
import { signalOfLeaving } from '../http/leaving.ts'
import { refusedWith } from '../http/problem.ts'
import type { WorkLimits } from '../http/work-limits.ts'
import { exportDocuments } from './export-documents.ts'

type Options = {
  readonly renderDocument: RenderDocument
  readonly workLimits: WorkLimits
  readonly guard: SignedInGuard
  readonly now: () => Date
}

/** Documents as files for accounting programs. Nothing of them is kept. */
export const exportRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { renderDocument, workLimits, guard, now } = options

  // Before the body is read.
  async function requirePremium(request: FastifyRequest): Promise<void> {
    if (guard.userOf(request).subscription !== 'premium')
      throw new AppError('plan.premium-only', exportPlanMessage)
  }

  app.post(
    '/export/:format',
    {
      config: { tokenRight: 'export' },
      onRequest: [
        guard.requireUser,
        requirePremium,
        (request) => workLimits.count('export', guard.userOf(request).id, request.ip),
      ],
      schema: {
        tags: ['Exports'],
        summary: 'Documents as the file that an accounting program imports',
        description: `Up to ${exportLimits.documents} documents. Where the program takes fewer in one file, the answer is a ZIP of several. Premium only; nothing is stored.`,
        params: z.object({ format: z.enum(formatIds) }),
        body: exportOrderSchema,
        response: {
          200: {
            description: 'The file, or a ZIP of several',
            content: { 'application/octet-stream': { schema: z.any() } },
          },
          ...refusedWith(400, 401, 403, 413, 422, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const user = guard.userOf(request)
      const leaving = signalOfLeaving(reply)
      const asker = { client: drawnFor.account(user.id), leaving, bytes: bytesOf(request) }
      const file = await renderDocument.inTurn(asker, () =>
        exportDocuments({ ...request.body, format: request.params.format }, now()),
      )
      return reply
        .type(file.type)
        .header('content-disposition', `attachment; ${fileNameParameters(file.name)}`)
        .send(Buffer.from(file.bytes))
    },
  )
}
