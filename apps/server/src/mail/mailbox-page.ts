import { createHash } from 'node:crypto'
import { productName } from '@sheaf/contract/product'
import type { Env } from '../env.ts'
import { type Html, html, trustedHtml } from '../http/html.ts'
import type { KeptMail } from './read-outbox.ts'

type Place = Pick<Env, 'basePath'>

const style = `
:root { color-scheme: light dark; --paper: #faf9f6; --sheet: #fff; --ink: #1c1b1f; --quiet: #5f5b66; --line: #e5e1d8; --link: #1f5f5b }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16161a; --sheet: #1f1f24; --ink: #f1efea; --quiet: #a8a4ae; --line: #34333a; --link: #7cc4be }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.6 Inter, system-ui, 'Segoe UI', sans-serif }
main { max-width: 720px; margin: 0 auto; padding: 40px 16px 64px }
a { color: var(--link) }
a:focus-visible, summary:focus-visible, iframe:focus-visible { outline: 3px solid #d9432a; outline-offset: 2px }
.brand { font: 24px/1.2 Newsreader, Georgia, serif; color: var(--ink); text-decoration: none }
h1 { margin: 24px 0 4px; font: 34px/1.2 Newsreader, Georgia, serif; overflow-wrap: anywhere }
.quiet { margin: 0 0 24px; color: var(--quiet); max-width: 68ch }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px;
  box-shadow: 0 1px 2px rgb(28 27 31 / 8%), 0 8px 24px rgb(28 27 31 / 6%); overflow: hidden }
ul { margin: 0; padding: 0; list-style: none }
li + li { border-top: 1px solid var(--line) }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 14px 20px; color: inherit; text-decoration: none }
li a:hover { background: var(--paper) }
li strong { font-weight: 600 }
li span { color: var(--quiet); overflow-wrap: anywhere }
time { color: var(--quiet); font-size: 13px; font-variant-numeric: tabular-nums; white-space: nowrap }
.empty { padding: 48px 24px; text-align: center }
.empty svg { display: block; margin: 0 auto 16px; color: var(--quiet) }
.empty p { margin: 0 auto; max-width: 46ch; color: var(--quiet) }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 16px; margin: 0 0 20px; font-size: 13px }
dt { color: var(--quiet) }
dd { margin: 0; overflow-wrap: anywhere }
iframe { display: block; width: 100%; height: 660px; border: 0; background: #faf9f6 }
details { margin-top: 20px }
summary { cursor: pointer; color: var(--quiet) }
pre { margin: 12px 0 0; padding: 20px; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.6 ui-monospace, monospace }
`

const styleHash = createHash('sha256').update(style).digest('base64')

export const mailboxPolicy = {
  defaultSrc: ["'none'"],
  styleSrc: [`'sha256-${styleHash}'`],
  frameSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
}

export function listPage(
  mails: readonly (KeptMail & { readonly id: string })[],
  place: Place,
): Html {
  const list = html`<div class="sheet"><ul>${mails.map((mail) => listItem(mail, place))}</ul></div>`
  return page(
    'Mailbox',
    place,
    html`<h1>Mailbox</h1>
<p class="quiet">No email server is set up (SMTP_URL), so emails are kept here. Only a browser on this machine can read them.</p>
${mails.length === 0 ? emptySheet() : list}`,
  )
}

export function mailPage(id: string, mail: KeptMail, place: Place): Html {
  const frame = `${place.basePath}mailbox/${id}/html`
  return page(
    mail.subject,
    place,
    html`<p><a href="${place.basePath}mailbox">All emails</a></p>
<h1>${mail.subject}</h1>
<dl><dt>From</dt><dd>${mail.from}</dd><dt>To</dt><dd>${mail.to}</dd>${mail.cc === '' ? [] : html`<dt>Copy</dt><dd>${mail.cc}</dd>`}<dt>Sent</dt><dd>${moment(mail.sentAt)}</dd>${attachmentsOf(id, mail, place)}</dl>
<div class="sheet"><iframe src="${frame}" title="${mail.subject}" sandbox="allow-top-navigation-by-user-activation"></iframe></div>
<details><summary>As plain text</summary><pre class="sheet">${mail.text}</pre></details>`,
  )
}

function attachmentsOf(id: string, { attachments }: KeptMail, { basePath }: Place): Html[] {
  return attachments.map(
    ({ name, bytes }, index) =>
      html`<dt>Attached</dt><dd><a href="${basePath}mailbox/${id}/attachments/${index}">${name}</a> (${kilobytes(bytes)})</dd>`,
  )
}

function kilobytes({ length }: Uint8Array): string {
  return `${Math.max(1, Math.round(length / 1000))} kB`
}

function page(title: string, { basePath }: Place, content: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${productName}</title>
<style>${trustedHtml(style)}</style>
</head>
<body>
<main>
<a class="brand" href="${basePath}">${productName}</a>
${content}
</main>
</body>
</html>
`
}

function listItem(mail: KeptMail & { readonly id: string }, { basePath }: Place): Html {
  return html`<li><a href="${basePath}mailbox/${mail.id}"><strong>${mail.subject}</strong>${moment(mail.sentAt)}<span>${mail.to}</span></a></li>`
}

function emptySheet(): Html {
  return html`<div class="sheet empty">
<svg width="56" height="44" viewBox="0 0 56 44" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><rect x="1" y="1" width="54" height="42" rx="4"/><path d="m1 6 27 20L55 6"/></svg>
<p>No emails yet. When someone signs up or resets a password, the email appears here. Reload this page to check again.</p>
</div>`
}

// The reader sits at this machine: its time zone is theirs.
function moment(at: Date | undefined): Html {
  if (at === undefined) return html``
  const words = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(
    at,
  )
  return html`<time datetime="${at.toISOString()}">${words}</time>`
}
