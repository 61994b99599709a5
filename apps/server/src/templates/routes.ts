import { doneSchema } from '@sheaf/contract/accounts'
import { largestListedBytes, templatePageQuerySchema } from '@sheaf/contract/template-pages'
import {
  saveTemplateSchema,
  type Template,
  templateSchema,
  templatesSchema,
} from '@sheaf/contract/templates'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { SignedInGuard } from '../accounts/signed-in.ts'
import { problemAnswer } from '../http/problem.ts'
import type { Templates } from './service.ts'
import type { StoredTemplate } from './store.ts'

export type TemplateRouteOptions = { readonly templates: Templates; readonly guard: SignedInGuard }

export const idParams = z.object({ id: z.string().max(100) })

export const refusals = {
  400: problemAnswer,
  401: problemAnswer,
  403: problemAnswer,
  404: problemAnswer,
  409: problemAnswer,
  413: problemAnswer,
}

/** Templates for invoices. */
export const templateRoutes: FastifyPluginAsyncZod<TemplateRouteOptions> = async (app, options) => {
  const { templates, guard } = options
  app.addHook('onRequest', guard.requireUser)

  app.get('/templates', { schema: descriptions.list }, async (request, reply) => {
    const { page } = request.query
    const listed = await templates.list(guard.userOf(request), 'invoice', page)
    if (listed.hasMore) reply.header('link', nextPage('/templates', page))
    return listed.templates.map(toListed)
  })

  app.get(
    '/templates/:id',
    { schema: { ...descriptions.one, params: idParams } },
    async (request) =>
      toTemplate(await templates.find(guard.userOf(request), 'invoice', request.params.id)),
  )

  app.post(
    '/templates',
    { schema: { ...descriptions.create, body: saveTemplateSchema } },
    async (request, reply) => {
      const content = toContent(request.body)
      const added = await templates.create(guard.userOf(request), 'invoice', content)
      return reply.code(201).send(toTemplate(added))
    },
  )

  app.put(
    '/templates/:id',
    { schema: { ...descriptions.update, params: idParams, body: saveTemplateSchema } },
    async (request) => {
      const { id } = request.params
      const content = toContent(request.body)
      return toTemplate(await templates.update(guard.userOf(request), 'invoice', id, content))
    },
  )

  app.delete(
    '/templates/:id',
    { schema: { ...descriptions.remove, params: idParams } },
    async (request) => {
      await templates.remove(guard.userOf(request), 'invoice', request.params.id)
      return { message: 'Template has been deleted successfully.' }
    },
  )
}

function toContent({ name, theme, ...fields }: z.output<typeof saveTemplateSchema>) {
  return { name, theme, fields }
}

// Parsed, so that a template of last year has the fields of today.
function toTemplate({ id, name, theme, fields, createdAt, updatedAt }: StoredTemplate): Template {
  const moments = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
  return { ...saveTemplateSchema.parse({ ...fields, name, theme }), id, ...moments }
}

// A field that was left out is empty, and not what a new template starts with.
function toListed(template: StoredTemplate): z.input<typeof templatesSchema>[number] {
  if (template.byteSize <= largestListedBytes) return toTemplate(template)
  const fields = { defaultTerms: '', paymentTerms: '', ...template.fields }
  return { ...toTemplate({ ...template, fields }), isShortened: true }
}

/** Where the next page of a list is, relative to this one. */
export function nextPage(path: string, page: number): string {
  return `<${path.slice(1)}?page=${page + 1}>; rel="next"`
}

const tags = ['Templates']

const descriptions = {
  list: {
    tags,
    summary:
      'The saved invoice templates of the user, in pages; of large ones only what a card shows',
    querystring: templatePageQuerySchema,
    response: { 200: templatesSchema, 400: problemAnswer, 401: problemAnswer },
  },
  one: {
    tags,
    summary: 'A saved invoice template, whole',
    response: { 200: templateSchema, ...refusals },
  },
  create: {
    tags,
    summary: 'Saves an invoice template',
    response: { 201: templateSchema, ...refusals },
  },
  update: {
    tags,
    summary: 'Replaces an invoice template',
    response: { 200: templateSchema, ...refusals },
  },
  remove: {
    tags,
    summary: 'Deletes an invoice template',
    response: { 200: doneSchema, ...refusals },
  },
}
