import { createHash } from 'node:crypto'
import { productName } from '@sheaf/contract/product'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerFailure, failureOf } from './errors.ts'
import { type Html, html, trustedHtml } from './html.ts'
import { problemLine } from './plain-words.ts'
import { toProblem } from './problem.ts'

const style = `
:root { color-scheme: light dark; --paper: #faf9f6; --ink: #1c1b1f; --quiet: #5f5b66; --link: #1f5f5b }
@media (prefers-color-scheme: dark) { :root { --paper: #16161a; --ink: #f1efea; --quiet: #a8a4ae; --link: #7fc4bd } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.6 Inter, system-ui, 'Segoe UI', sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 20vh 16px 64px }
h1 { margin: 0 0 8px; font: 34px/1.2 Newsreader, Georgia, serif }
p, ul { margin: 0 0 8px; overflow-wrap: anywhere }
ul { padding: 0 0 0 20px }
.quiet { color: var(--quiet) }
a { color: var(--link); text-underline-offset: 4px }
`

const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none';style-src 'sha256-${styleHash}';base-uri 'none';form-action 'none';frame-ancestors 'none'`

/** For what a reader opens in a tab of its own: there a failure is read by a person, not by our page. */
export function answerFailureInTab(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (request.headers['sec-fetch-dest'] !== 'document') return answerFailure(thrown, request, reply)
  const { code, message, fields } = toProblem(failureOf(thrown, request, reply), request.id)
  const upgrade = code === 'plan.limit-reached' ? upgradeAddress(request) : undefined
  return reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(pageWith(message, Object.entries(fields ?? {}), upgrade))
}

// The page for upgrades lies beside the API, below whatever base path there is.
function upgradeAddress({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?')
  return `${path.slice(0, path.lastIndexOf('/api/'))}/upgrade`
}

const fieldsListed = 20

function pageWith(
  message: string,
  fields: readonly (readonly [string, string])[],
  upgrade: string | undefined,
): string {
  const listed = fields.slice(0, fieldsListed)
  const rest = fields.length - listed.length
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No PDF · ${productName}</title>
<style>${trustedHtml(style)}</style>
</head>
<body>
<main>
<h1>We couldn't create your PDF</h1>
${listed.length === 0 ? html`<p>${message}</p>` : html`<p>Please fix this and download it again:</p>`}
${listed.length === 0 ? [] : html`<ul>${listed.map(asItem)}</ul>`}
${rest > 0 ? html`<p>And ${rest} more.</p>` : []}
${upgrade === undefined ? [] : html`<p><a href="${upgrade}">See what you get with Premium</a></p>`}
<p class="quiet">Your document is still open in the other tab. You can close this one.</p>
</main>
</body>
</html>
`.markup
}

function asItem([field, message]: readonly [string, string]): Html {
  return html`<li>${problemLine(field, message)}</li>`
}
