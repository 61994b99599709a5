import { doneSchema } from '@sheaf/contract/accounts'
import {
  type CustomTemplateKind,
  customTemplateKinds,
  customTemplateSchemas,
  listedCustomTemplateSchemas,
  renameTemplateSchema,
  saveCustomTemplateSchemas,
} from '@sheaf/contract/custom-templates'
import { largestListedBytes, templatePageQuerySchema } from '@sheaf/contract/template-pages'
import { findTheme } from '@sheaf/rendering/catalogue/catalogue'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problemAnswer } from '../http/problem.ts'
import { requireValid } from '../http/validation.ts'
import { idParams, nextPage, refusals, type TemplateRouteOptions } from './routes.ts'
import type { StoredTemplate, TemplateContent } from './store.ts'

/** Templates for quotes, purchase orders and credit notes: the same routes three times. */
export const customTemplateRoutes: FastifyPluginAsyncZod<TemplateRouteOptions> = async (
  app,
  { templates, guard },
) => {
  app.addHook('onRequest', guard.requireUser)

  for (const [name, { path }] of Object.entries(customTemplateKinds)) {
    const kind = name as CustomTemplateKind
    const one = `${path}/:id`
    const describe = descriptionsOf(kind)

    app.get(path, { schema: describe.list }, async (request, reply) => {
      const { page } = request.query
      const listed = await templates.list(guard.userOf(request), kind, page)
      if (listed.hasMore) reply.header('link', nextPage(path, page))
      return listed.templates.map((template) => toListed(kind, template))
    })

    app.get(one, { schema: describe.one }, async (request) =>
      toAnswer(kind, await templates.find(guard.userOf(request), kind, request.params.id)),
    )

    app.post(path, { schema: describe.create }, async (request, reply) => {
      const content = readContent(kind, request.body)
      const added = await templates.create(guard.userOf(request), kind, content)
      return reply.code(201).send(toAnswer(kind, added))
    })

    app.put(one, { schema: describe.update }, async (request) => {
      const { id } = request.params
      const user = guard.userOf(request)
      const changed = isRename(request.body)
        ? await templates.rename(user, kind, id, readName(request.body))
        : await templates.update(user, kind, id, readContent(kind, request.body))
      return toAnswer(kind, changed)
    })

    app.patch(
      one,
      { schema: { ...describe.rename, body: renameTemplateSchema } },
      async (request) => {
        const { params, body } = request
        return toAnswer(
          kind,
          await templates.rename(guard.userOf(request), kind, params.id, body.name),
        )
      },
    )

    app.delete(one, { schema: describe.remove }, async (request) => {
      await templates.remove(guard.userOf(request), kind, request.params.id)
      return { message: 'Template deleted successfully!' }
    })
  }
}

type Body = Readonly<Record<string, unknown>>

function isRename(body: Body): boolean {
  return Object.keys(body).join() === 'name'
}

function readName(body: Body): string {
  return requireValid(renameTemplateSchema, body).name
}

function readContent(kind: CustomTemplateKind, body: Body): TemplateContent {
  const schema: z.ZodType<Record<string, unknown>> = saveCustomTemplateSchemas[kind]
  const { name, systemTemplateId, ...rest } = requireValid(schema, body)
  const { dataKey } = customTemplateKinds[kind]
  const fields = dataKey === null ? rest : (rest[dataKey] as Body)
  return { name: String(name), theme: String(systemTemplateId), fields }
}

function toAnswer(kind: CustomTemplateKind, template: StoredTemplate) {
  const { id, name, theme, fields, createdAt, updatedAt } = template
  const { dataKey } = customTemplateKinds[kind]
  const manifest = findTheme(theme)
  return {
    ...(dataKey === null ? fields : { [dataKey]: fields }),
    id,
    name,
    systemTemplateId: theme,
    description: `Based on ${manifest?.name ?? theme}`,
    category: manifest?.category ?? '',
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

function toListed(kind: CustomTemplateKind, template: StoredTemplate) {
  const isShortened = template.byteSize > largestListedBytes
  return { ...toAnswer(kind, template), ...(isShortened && { isShortened: true as const }) }
}

function descriptionsOf(kind: CustomTemplateKind) {
  const tags = ['Templates']
  const words = kind.replace('_', ' ')
  // The fields of a kind are checked after its shape: a rename has none of them.
  const body = z.looseObject({})
  const answer = customTemplateSchemas[kind]
  return {
    list: {
      tags,
      summary: `The saved ${words} templates of the user, in pages; of large ones only what a card shows`,
      querystring: templatePageQuerySchema,
      response: {
        200: z.array(listedCustomTemplateSchemas[kind]),
        400: problemAnswer,
        401: problemAnswer,
      },
    },
    one: {
      tags,
      summary: `A saved ${words} template, whole`,
      params: idParams,
      response: { 200: answer, ...refusals },
    },
    create: {
      tags,
      summary: `Saves a ${words} template`,
      body,
      response: { 201: answer, ...refusals },
    },
    update: {
      tags,
      summary: `Replaces a ${words} template, or only its name`,
      params: idParams,
      body,
      response: { 200: answer, ...refusals },
    },
    rename: {
      tags,
      summary: `Renames a ${words} template`,
      params: idParams,
      response: { 200: answer, ...refusals },
    },
    remove: {
      tags,
      summary: `Deletes a ${words} template`,
      params: idParams,
      response: { 200: doneSchema, ...refusals },
    },
  }
}
