import { directionOf, type LanguageCode } from '@sheaf/domain/locale/languages'
import { filled } from '@sheaf/domain/reminders/mail-text'
import { mailWords } from '@sheaf/domain/reminders/words'
import type { MailWords } from '@sheaf/domain/reminders/words/mail-words'
import { type Html, html, trustedHtml } from '../http/html.ts'
import type { MailLink } from '../mail/layout.ts'
import { plainText } from '../mail/plain-text.ts'
import { type MailColors, type MailLook, mailColors } from './mail-colors.ts'

type Content = {
  readonly language: LanguageCode
  readonly look: MailLook
  readonly senderName: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly action?: MailLink
  readonly homeUrl: string
  readonly stopUrl: string | undefined
}

/** A mail in the color of the document that it is about. Both forms say the same, and nothing in it is loaded from anywhere. */
export async function renderClientMail(given: Content): Promise<{ text: string; html: string }> {
  const content = { ...given, paragraphs: given.paragraphs.map(isolating(given.language)) }
  const foot = footOf(content, await mailWords(content.language))
  return { text: asText(content, foot), html: asHtml(content, foot).markup }
}

// Between Arabic letters a hyphen is no part of a number: 2026-014 would be read as 014-2026.
function isolating(language: LanguageCode): (text: string) => string {
  if (directionOf(language) === 'ltr') return (text) => text
  return (text) =>
    text.replace(/(?<![\dA-Za-z])[\dA-Za-z]+(?:[-/.,:_][\dA-Za-z]+)+/g, '\u2066$&\u2069')
}

/** Who sent it and, to whoever can stop it, why they got it and how. */
type Foot = { readonly home: MailLink; readonly stop?: MailLink & { readonly reason: string } }

function footOf({ homeUrl, stopUrl, senderName }: Content, { sentWith, stop }: MailWords): Foot {
  const home = { label: sentWith, href: homeUrl }
  if (stopUrl === undefined) return { home }
  const reason = filled(stop.reason, { company: senderName })
  return { home, stop: { reason, label: stop.label, href: stopUrl } }
}

function asText({ paragraphs, facts, action }: Content, { home, stop }: Foot): string {
  return plainText([
    ...paragraphs,
    ...(facts.length === 0 ? [] : [facts.map((fact) => fact.join(': ')).join('\n')]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.href}`]),
    `--\n${home.label}\n${home.href}`,
    ...(stop === undefined ? [] : [`${stop.reason}\n${stop.label}:\n${stop.href}`]),
  ])
}

const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

// Outlook lays out with the engine of Word, which knows width and padding on table cells only; Gmail drops what is not inline.
// So the light colors stand inline, and the dark ones in a style that those who know it obey.
function asHtml(content: Content, foot: Foot): Html {
  const { language, subject, senderName, paragraphs, facts, action } = content
  const { light, dark } = mailColors(content.look)
  const direction = directionOf(language)
  const side = direction === 'rtl' ? 'right' : 'left'
  return html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${trustedHtml(darkStyle(dark))}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${light.page}">
<table role="presentation" class="page" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.page}"><tr><td align="center" style="padding:28px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="accent" align="${side}" style="padding:0 4px 14px 4px;font-family:${sans};font-size:18px;line-height:24px;font-weight:700;color:${light.accent};word-break:break-word"><bdi>${senderName}</bdi></td></tr>
<tr><td class="card" align="${side}" bgcolor="${light.card}" style="padding:28px 24px;background-color:${light.card};border:1px solid ${light.line};border-top:4px solid ${light.fill};border-radius:6px">
${paragraphs.map((text) => paragraph(text, light))}
${facts.length === 0 ? [] : factTable(facts, light, side)}
${action === undefined ? [] : button(action, light)}
</td></tr>
<tr><td class="quiet" align="${side}" style="padding:18px 4px 0 4px;font-family:${sans};font-size:13px;line-height:20px;color:${light.quiet};word-break:break-word">${footer(foot, light)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function darkStyle({ page, card, ink, quiet, line, accent, fill, onFill }: MailColors): string {
  return `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .page { background-color: ${page} !important }
  .card { background-color: ${card} !important; border-color: ${fill} ${line} ${line} !important }
  .ink { color: ${ink} !important }
  .quiet { color: ${quiet} !important }
  .line { border-color: ${line} !important }
  .accent { color: ${accent} !important }
  .fill { background-color: ${fill} !important }
  .on-fill { color: ${onFill} !important }
}
`
}

function paragraph(text: string, { ink }: MailColors): Html {
  return html`<p class="ink" dir="auto" style="margin:0 0 16px 0;font-family:${sans};font-size:16px;line-height:25px;color:${ink};word-break:break-word">${lines(text)}</p>`
}

function lines(text: string): Html[] {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))
}

function factTable(facts: Content['facts'], colors: MailColors, side: string): Html {
  return html`<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0;border-bottom:1px solid ${colors.line}">${facts.map(
    (fact) => factRow(fact, colors, side),
  )}</table>`
}

function factRow([label, value]: Content['facts'][number], colors: MailColors, side: string): Html {
  const { ink, quiet, line } = colors
  const look = `padding:9px 0;word-break:break-word;border-top:1px solid ${line};font-family:${sans};font-size:15px;line-height:22px;vertical-align:top`
  const gap = side === 'right' ? 'padding-left:16px' : 'padding-right:16px'
  return html`<tr><td class="quiet line" align="${side}" style="${look};${gap};color:${quiet}">${label}</td><td class="ink line" align="${side === 'right' ? 'left' : 'right'}" style="${look};font-weight:600;color:${ink}"><bdi>${value}</bdi></td></tr>`
}

function button({ label, href }: MailLink, { fill, onFill }: MailColors): Html {
  const look = `display:inline-block;padding:12px 22px;font-family:${sans};font-size:16px;line-height:20px;font-weight:600;color:${onFill};text-decoration:none`
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 8px 0"><tr><td class="fill" align="center" bgcolor="${fill}" style="mso-padding-alt:12px 22px;border-radius:6px;background-color:${fill}"><a class="on-fill" href="${href}" style="${look}">${label}</a></td></tr></table>`
}

function footer({ home, stop }: Foot, { quiet }: MailColors): Html {
  const link = ({ label, href }: MailLink) =>
    html`<a class="quiet" href="${href}" style="color:${quiet};text-decoration:underline">${label}</a>`
  return stop === undefined
    ? link(home)
    : html`${stop.reason}<br>${link(stop)} &nbsp;·&nbsp; ${link(home)}`
}
