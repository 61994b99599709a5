import { doneSchema } from '@sheaf/contract/accounts'
import { renameTemplateSchema } from '@sheaf/contract/custom-templates'
import { templatePageQuerySchema } from '@sheaf/contract/template-pages'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { SignedInGuard } from '../accounts/signed-in.ts'
import { refusedWith } from '../http/problem.ts'
import { requireValid } from '../http/validation.ts'
import type { Templates } from './service.ts'
import { isShortened, type TemplateWire, templateWires } from './template-wire.ts'

type Options = { readonly templates: Templates; readonly guard: SignedInGuard }

/** The saved templates: the same routes for each kind. */
export const templateRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  app.addHook('onRequest', options.guard.requireUser)
  for (const wire of templateWires) await app.register(routesOf(wire), options)
}

function routesOf(wire: TemplateWire): FastifyPluginAsyncZod<Options> {
  const { kind, path, canRename, read, toAnswer, toListed } = wire
  const one = `${path}/:id`
  const describe = descriptionsOf(wire)

  return async (app, { templates, guard }) => {
    app.get(path, { schema: describe.list }, async (request, reply) => {
      const { page } = request.query
      const listed = await templates.list(guard.userOf(request), kind, page)
      if (listed.hasMore) reply.header('link', nextPage(path, page))
      return listed.templates.map((template) => ({
        ...toListed(template),
        ...(isShortened(template) && { isShortened: true }),
      }))
    })

    app.get(one, { schema: describe.one }, async (request) =>
      toAnswer(await templates.find(guard.userOf(request), kind, request.params.id)),
    )

    app.post(path, { schema: describe.create }, async (request, reply) => {
      const added = await templates.create(guard.userOf(request), kind, read(request.body))
      return reply.code(201).send(toAnswer(added))
    })

    app.put(one, { schema: describe.update }, async (request) => {
      const { params, body } = request
      const user = guard.userOf(request)
      const isRename = canRename && Object.keys(body).join() === 'name'
      const changed = isRename
        ? await templates.rename(
            user,
            kind,
            params.id,
            requireValid(renameTemplateSchema, body).name,
          )
        : await templates.update(user, kind, params.id, read(body))
      return toAnswer(changed)
    })

    if (canRename) {
      app.patch(one, { schema: describe.rename }, async (request) => {
        const { params, body } = request
        return toAnswer(await templates.rename(guard.userOf(request), kind, params.id, body.name))
      })
    }

    app.delete(one, { schema: describe.remove }, async (request) => {
      await templates.remove(guard.userOf(request), kind, request.params.id)
      return { message: wire.deleted }
    })
  }
}

/** Where the next page of a list is, relative to this one. */
function nextPage(path: string, page: number): string {
  return `<${path.slice(1)}?page=${page + 1}>; rel="next"`
}

function descriptionsOf({ kind, words, body, answer, listed, canRename }: TemplateWire) {
  const tags = ['Templates']
  const name = kind.replace('_', ' ')
  const params = z.object({ id: z.string().max(100) })
  const refusals = refusedWith(400, 401, 403, 404, 409, 413)
  const changed = { tags, params, response: { 200: answer, ...refusals } }
  return {
    list: {
      tags,
      summary: `The saved ${name} templates of the user, in pages; of large ones only what a card shows`,
      querystring: templatePageQuerySchema,
      response: { 200: listed, ...refusedWith(400, 401) },
    },
    one: {
      ...changed,
      summary: `A saved ${name} template, whole`,
    },
    create: {
      tags,
      summary: `Saves ${words} template`,
      body,
      response: { 201: answer, ...refusals },
    },
    update: {
      ...changed,
      summary: `Replaces ${words} template${canRename ? ', or only its name' : ''}`,
      body,
    },
    rename: {
      ...changed,
      summary: `Renames ${words} template`,
      body: renameTemplateSchema,
    },
    remove: {
      tags,
      summary: `Deletes ${words} template`,
      params,
      response: { 200: doneSchema, ...refusals },
    },
  }
}
