import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { productName } from '@sheaf/contract/product'
import fp from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

type Options = { readonly path: string }

/** Must be registered before the routes that it describes. A route without a tag is not described. */
export const apiDocs = fp<Options>(async (app, { path }) => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `${productName} API`, version: '1' } },
    hideUntagged: true,
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, {
    routePrefix: path,
    theme: { title: `${productName} API` },
    // The other layout has a top bar whose picture styles itself inline, which the content policy forbids.
    uiConfig: { layout: 'BaseLayout' },
  })
})
