/** The part of JSON Schema that the description is written in. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

export type Parameter = { readonly name: string; readonly schema: Schema }

export type Operation = {
  /** 'GET /api/templates/{id}' */
  readonly name: string
  readonly method: string
  readonly path: string
  readonly params: readonly Parameter[]
  readonly query: readonly Parameter[]
  readonly body: Schema | undefined
}

type DescribedParameter = Parameter & { readonly in: string }

type Described = {
  readonly parameters?: readonly DescribedParameter[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>
  }
}

export type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** Routes that are no calls: a link in mails and what Stripe tells. They are in no description, and met all the same. */
export const undescribed: readonly Operation[] = [
  {
    name: 'GET /api/client-mail/stop',
    method: 'GET',
    path: '/api/client-mail/stop',
    params: [],
    query: [{ name: 'token', schema: { type: 'string' } }],
    body: undefined,
  },
  {
    name: 'POST /api/stripe/webhook',
    method: 'POST',
    path: '/api/stripe/webhook',
    params: [],
    query: [],
    body: { type: 'object', properties: { type: { type: 'string' }, data: { type: 'object' } } },
  },
]

export async function readDescription(url: string): Promise<Description> {
  const answer = await fetch(`${url}/api/docs/json`)
  return (await answer.json()) as Description
}

export function operationsOf({ paths }: Description): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      params: parameters.filter((parameter) => parameter.in === 'path'),
      query: parameters.filter((parameter) => parameter.in === 'query'),
      body: requestBody?.content['application/json']?.schema,
    })),
  )
}
