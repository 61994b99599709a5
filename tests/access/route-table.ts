import type { TokenRight } from '@sheaf/contract/access-tokens'

/**
 * What a route asks of an access token: a right, none in particular ('any'), that there is none ('never'), or nothing at all,
 * since it reads no token and answers as if there were none ('unread').
 */
type AskedOfTokens = TokenRight | 'any' | 'never' | 'unread'

export type Asker = 'visitor' | 'stranger' | 'free' | 'premium' | 'token'

export type RouteRow = {
  readonly route: string
  readonly right: AskedOfTokens
  /** By who asks. A stranger is signed in and asks for what is the premium owner's; free and premium ask for their own; the token is the premium owner's. */
  readonly statuses: Readonly<Record<Asker, number>>
}

type Line = readonly [
  right: AskedOfTokens,
  visitor: number,
  stranger: number,
  free: number,
  premium: number,
  token: number,
]

/** Every route of the server, and how it answers a visitor, a stranger, free, premium and a token. `requests.ts` says what is sent. */
const lines: Readonly<Record<string, Line>> = {
  'GET /healthz': ['unread', 200, 200, 200, 200, 200],
  'GET /readyz': ['unread', 200, 200, 200, 200, 200],
  'GET /*': ['unread', 200, 200, 200, 200, 200],
  // For whoever sits at the server's own machine; all who ask here come from elsewhere.
  'GET /metrics': ['unread', 404, 404, 404, 404, 404],
  'GET /mailbox': ['unread', 404, 404, 404, 404, 404],
  'GET /mailbox/:id': ['unread', 404, 404, 404, 404, 404],
  'GET /mailbox/:id/html': ['unread', 404, 404, 404, 404, 404],
  'GET /mailbox/:id/attachments/:index': ['unread', 404, 404, 404, 404, 404],
  'POST /api/dev/login': ['never', 404, 404, 404, 404, 403],

  'GET /api/docs': ['unread', 200, 200, 200, 200, 200],
  'GET /api/docs/': ['unread', 200, 200, 200, 200, 200],
  'GET /api/docs/*': ['unread', 200, 200, 200, 200, 200],
  'GET /api/docs/json': ['unread', 200, 200, 200, 200, 200],
  'GET /api/docs/yaml': ['unread', 200, 200, 200, 200, 200],
  'GET /api/docs/in-five-minutes': ['unread', 200, 200, 200, 200, 200],
  'GET /api/docs/static/index.html': ['unread', 302, 302, 302, 302, 302],
  'GET /api/docs/static/swagger-initializer.js': ['unread', 200, 200, 200, 200, 200],
  ...ofAllMethods('/api'),
  ...ofAllMethods('/api/*'),

  'GET /api/auth/user': ['never', 401, 200, 200, 200, 403],
  'GET /api/auth/mail-delivery': ['never', 200, 200, 200, 200, 403],
  'GET /api/login': ['never', 302, 302, 302, 302, 403],
  'POST /api/auth/logout': ['never', 200, 200, 200, 200, 403],
  // With a wrong password, and with links that nobody was sent.
  'POST /api/auth/login': ['never', 401, 401, 401, 401, 403],
  'POST /api/auth/confirm-email': ['never', 400, 400, 400, 400, 403],
  'POST /api/auth/reset-password': ['never', 400, 400, 400, 400, 403],
  'POST /api/auth/signup': ['never', 201, 201, 201, 201, 403],
  'POST /api/auth/resend-confirmation': ['never', 200, 200, 200, 200, 403],
  'POST /api/auth/forgot-password': ['never', 200, 200, 200, 200, 403],

  // The stranger knows the owner's password, which is not that of the stranger's account.
  'PATCH /api/account': ['never', 401, 200, 200, 200, 403],
  'DELETE /api/account': ['never', 401, 400, 200, 200, 403],
  'POST /api/account/password': ['never', 401, 400, 200, 200, 403],
  'GET /api/account/data': ['never', 401, 200, 200, 200, 403],
  'GET /api/account/sessions': ['never', 401, 200, 200, 200, 403],
  'DELETE /api/account/sessions': ['never', 401, 200, 200, 200, 403],
  // Ending what is not there, or not one's own, is answered alike.
  'DELETE /api/account/sessions/:id': ['never', 401, 200, 200, 200, 403],
  'GET /api/account/access-tokens': ['never', 401, 200, 200, 200, 403],
  'POST /api/account/access-tokens': ['never', 401, 400, 201, 201, 403],
  'DELETE /api/account/access-tokens/:id': ['never', 401, 200, 200, 200, 403],

  'GET /api/themes': ['any', 200, 200, 200, 200, 200],
  'GET /api/languages': ['any', 200, 200, 200, 200, 200],
  'GET /api/po-templates': ['any', 200, 200, 200, 200, 200],
  'GET /api/cn-templates': ['any', 200, 200, 200, 200, 200],
  'GET /api/template-preview/:id': ['previews', 200, 200, 200, 200, 200],
  'POST /api/template-preview/:id': ['previews', 200, 200, 200, 200, 200],
  'GET /api/quote-preview/:id': ['previews', 200, 200, 200, 200, 200],
  'POST /api/quote-preview/:id': ['previews', 200, 200, 200, 200, 200],
  'GET /api/po-preview/:id': ['previews', 200, 200, 200, 200, 200],
  'POST /api/po-preview/:id': ['previews', 200, 200, 200, 200, 200],
  'GET /api/cn-preview/:id': ['previews', 200, 200, 200, 200, 200],
  'POST /api/cn-preview/:id': ['previews', 200, 200, 200, 200, 200],

  'POST /api/check': ['documents', 200, 200, 200, 200, 200],
  'POST /api/generate-pdf': ['documents', 401, 200, 200, 200, 200],
  'POST /api/generate-quote-pdf': ['documents', 401, 200, 200, 200, 200],
  'GET /api/po-pdf/:id': ['documents', 401, 200, 200, 200, 200],
  'POST /api/po-pdf/:id': ['documents', 401, 200, 200, 200, 200],
  'GET /api/cn-pdf/:id': ['documents', 401, 200, 200, 200, 200],
  'POST /api/cn-pdf/:id': ['documents', 401, 200, 200, 200, 200],
  'POST /api/e-invoice/:format': ['e-invoices', 401, 200, 200, 200, 200],
  'POST /api/e-invoice/check': ['e-invoices', 200, 200, 200, 200, 200],
  'POST /api/e-invoice/read': ['e-invoices', 200, 200, 200, 200, 200],
  'POST /api/export/:format': ['export', 401, 403, 403, 200, 200],

  ...templates('/api/templates', []),
  ...templates('/api/custom-quote-templates', ['PATCH']),
  ...templates('/api/custom-po-templates', ['PATCH']),
  ...templates('/api/custom-cn-templates', ['PATCH']),
  ...templates('/api/custom-delivery-note-templates', ['PATCH']),
  'GET /api/sender': ['never', 401, 200, 200, 200, 403],
  'PUT /api/sender': ['never', 401, 200, 200, 200, 403],
  'DELETE /api/sender': ['never', 401, 200, 200, 200, 403],
  'GET /api/number-series': ['never', 401, 200, 200, 200, 403],
  'PUT /api/number-series': ['never', 401, 200, 200, 200, 403],
  'DELETE /api/number-series/:kind': ['never', 401, 200, 200, 200, 403],
  'GET /api/rates': ['never', 200, 200, 200, 200, 403],
  'GET /api/support': ['never', 401, 200, 200, 200, 403],
  'POST /api/support': ['never', 401, 200, 200, 200, 403],

  'GET /api/logos': ['never', 401, 200, 200, 200, 403],
  'PATCH /api/logos/:id': ['never', 401, 404, 200, 200, 403],
  'POST /api/logos/:id/keep': ['never', 401, 404, 200, 200, 403],
  'DELETE /api/logos/:id': ['never', 401, 404, 200, 200, 403],
  'POST /api/objects/upload': ['never', 401, 200, 200, 200, 403],
  'PUT /api/objects/uploads/:seal/:objectId': ['never', 401, 404, 200, 200, 403],
  'GET /internal/objects/uploads/:objectId': ['never', 401, 404, 200, 200, 403],
  'POST /api/ai/generate-logo': ['never', 401, 200, 200, 200, 403],
  'POST /api/ai/autofill': ['never', 401, 200, 200, 200, 403],
  'POST /api/ai/translate': ['never', 401, 200, 200, 200, 403],

  // Free and the stranger have none of Premium; what free owners kept from before, they see and delete.
  'GET /api/schedules': ['never', 401, 200, 200, 200, 403],
  'POST /api/schedules': ['never', 401, 403, 403, 201, 403],
  'GET /api/schedules/:id': ['never', 401, 404, 200, 200, 403],
  'PUT /api/schedules/:id': ['never', 401, 403, 403, 200, 403],
  'DELETE /api/schedules/:id': ['never', 401, 404, 204, 204, 403],
  'POST /api/schedules/:id/pause': ['never', 401, 403, 403, 200, 403],
  'POST /api/schedules/:id/resume': ['never', 401, 403, 403, 200, 403],
  'POST /api/schedules/:id/run': ['never', 401, 403, 403, 200, 403],
  'POST /api/schedules/:id/skip': ['never', 401, 403, 403, 200, 403],
  'GET /api/reminders': ['never', 401, 200, 200, 200, 403],
  'POST /api/reminders': ['never', 401, 403, 403, 201, 403],
  'GET /api/reminders/:id': ['never', 401, 404, 200, 200, 403],
  'PUT /api/reminders/:id': ['never', 401, 404, 403, 200, 403],
  'DELETE /api/reminders/:id': ['never', 401, 404, 204, 204, 403],
  'POST /api/reminders/:id/paid': ['never', 401, 404, 200, 200, 403],
  // For whoever has the link of a mail: here the owner's to look at, and one that nobody was sent to act on.
  'GET /api/reminders/paid': ['never', 200, 200, 200, 200, 403],
  'POST /api/reminders/paid': ['never', 400, 400, 400, 400, 403],
  'GET /api/client-mail/stop': ['never', 302, 302, 302, 302, 403],
  'POST /api/client-mail/stop': ['never', 400, 400, 400, 400, 403],

  'GET /api/billing': ['never', 401, 200, 200, 200, 403],
  // Nobody here has paid: their Premium was given to them.
  'POST /api/billing/checkout': ['never', 401, 200, 200, 200, 403],
  'POST /api/billing/portal': ['never', 401, 409, 409, 409, 403],
  'POST /api/billing/check': ['never', 401, 200, 200, 200, 403],
  // Signed by nobody.
  'POST /api/stripe/webhook': ['never', 400, 400, 400, 400, 403],
}

export const routeTable: readonly RouteRow[] = Object.entries(lines).map(
  ([route, [right, visitor, stranger, free, premium, token]]) => ({
    route,
    right,
    statuses: { visitor, stranger, free, premium, token },
  }),
)

/** Calls that do not exist. */
function ofAllMethods(path: string): Record<string, Line> {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
  return Object.fromEntries(
    methods.map((method) => [`${method} ${path}`, ['any', 404, 404, 404, 404, 404]]),
  )
}

function templates(path: string, besides: readonly string[]): Record<string, Line> {
  return {
    [`GET ${path}`]: ['never', 401, 200, 200, 200, 403],
    [`POST ${path}`]: ['never', 401, 201, 201, 201, 403],
    ...Object.fromEntries(
      ['GET', 'PUT', 'DELETE', ...besides].map((method) => [
        `${method} ${path}/:id`,
        ['never', 401, 404, 200, 200, 403],
      ]),
    ),
  }
}
