import swagger, { type SwaggerTransform } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { productName } from '@sheaf/contract/product'
import type { RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { guidePage, guidePolicy } from './api-guide.ts'
import { refusedWith } from './problem.ts'

type Options = { readonly path: string; readonly publicUrl: string; readonly cookieName: string }

/** Must be registered before the routes that it describes. A route without a tag is not described. */
export const apiDocs = fp<Options>(async (app, { path, publicUrl, cookieName }) => {
  const guidePath = `${path}/in-five-minutes`
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${productName} API`,
        version: '1',
        description: `New here? [In five minutes](${guidePath}) makes a first PDF with curl or TypeScript.`,
      },
      components: {
        securitySchemes: {
          accessToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'sheaf_…',
            description:
              'For programs. Create one in your account; it works for the calls that name it, with the limits of your plan.',
          },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: cookieName,
            description: 'For a browser that is signed in.',
          },
        },
      },
    },
    hideUntagged: true,
    transform: describeAccess,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, {
    routePrefix: path,
    theme: { title: `${productName} API` },
    // The other layout has a top bar whose picture styles itself inline, which the content policy forbids.
    uiConfig: { layout: 'BaseLayout' },
  })
  app.get(
    guidePath,
    {
      config: { securityHeaders: { policy: guidePolicy } },
      schema: { hide: true },
    },
    async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(guidePage({ publicUrl, docsPath: path }).markup),
  )
})

/** Who may call a route: it needs somebody where it can refuse a stranger, and takes a token where it names a right. */
const describeAccess: SwaggerTransform = (input) => {
  const { schema, route } = input
  const right = rightOf(route)
  const answers = schema?.response as Readonly<Record<string, unknown>> | undefined
  const isForMembers = answers !== undefined && '401' in answers
  const takesToken = right !== undefined
  const response = takesToken ? { ...answers, ...refusedWith(401, 403) } : answers
  const described = jsonSchemaTransform({ ...input, schema: { ...schema, response } })
  const security = [
    ...(isForMembers ? [{ session: [] }] : [{}]),
    ...(takesToken ? [{ accessToken: right === 'any' ? [] : [right] }] : []),
  ]
  return { ...described, schema: { ...described.schema, security } }
}

function rightOf({ config }: RouteOptions) {
  return config?.tokenRight
}
