import { productName } from '@sheaf/contract/product'
import { type Html, html } from '../http/html.ts'
import { plainText } from './plain-text.ts'

export type MailLink = { readonly label: string; readonly href: string }

export type MailContent = {
  readonly title: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly action: MailLink
  readonly alternative?: MailLink
  /** Why the reader gets this mail, and what to do if it is not for them. */
  readonly reason: string
  readonly homeUrl: string
}

/** One mail in two forms that say the same. It loads nothing from anywhere: no pictures, no fonts, no counters. */
export function renderMail(content: MailContent): { text: string; html: string } {
  return { text: asText(content), html: asHtml(content).markup }
}

function asText(content: MailContent): string {
  const { greeting, paragraphs, action, alternative, reason, homeUrl } = content
  const blocks = [
    greeting,
    ...paragraphs,
    `${action.label}:\n${action.href}`,
    ...(alternative === undefined ? [] : [`${alternative.label}\n${alternative.href}`]),
    reason,
    `-- \n${productName}\n${homeUrl}`,
  ]
  return plainText(blocks)
}

const ink = '#1c1b1f'
const quiet = '#5f5b66'
const paper = '#faf9f6'
const hairline = '#e5e1d8'
const vermilion = '#c73a22'
const spruce = '#1f5f5b'
const sans = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const serif = "Newsreader,Georgia,'Times New Roman',serif"

// Outlook lays out with the engine of Word, which knows width and padding on table cells only; Gmail drops what is not inline.
function asHtml(content: MailContent): Html {
  const { title, greeting, paragraphs, action, alternative, reason, homeUrl } = content
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background-color:${paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td align="left" style="padding:0 0 16px 0;font-family:${serif};font-size:24px;line-height:28px;color:${ink}"><a href="${homeUrl}" style="color:${ink};text-decoration:none">${productName}</a></td></tr>
<tr><td align="left" bgcolor="#ffffff" style="padding:32px 28px;background-color:#ffffff;border:1px solid ${hairline};border-top:3px solid ${vermilion};border-radius:6px">
<h1 style="margin:0 0 20px 0;font-family:${serif};font-size:26px;line-height:32px;font-weight:500;color:${ink}">${title}</h1>
${[greeting, ...paragraphs].map(paragraph)}
${button(action)}
<p style="margin:0;font-family:${sans};font-size:13px;line-height:20px;color:${quiet}">If the button does not work, open this address:<br>${address(action.href)}</p>
${alternative === undefined ? [] : aside(alternative)}
</td></tr>
<tr><td align="left" style="padding:20px 4px 0 4px;font-family:${sans};font-size:13px;line-height:20px;color:${quiet}">${reason}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function paragraph(text: string): Html {
  return html`<p style="margin:0 0 16px 0;font-family:${sans};font-size:15px;line-height:24px;color:${ink}">${text}</p>`
}

function button({ label, href }: MailLink): Html {
  const look = `display:inline-block;padding:12px 22px;font-family:${sans};font-size:15px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none`
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px 0"><tr><td align="center" bgcolor="${vermilion}" style="mso-padding-alt:12px 22px;border-radius:6px;background-color:${vermilion}"><a href="${href}" style="${look}">${label}</a></td></tr></table>`
}

function aside({ label, href }: MailLink): Html {
  return html`<p style="margin:20px 0 0 0;font-family:${sans};font-size:15px;line-height:24px;color:${ink}">${label}<br>${address(href)}</p>`
}

function address(href: string): Html {
  return html`<a href="${href}" style="color:${spruce};word-break:break-word">${href}</a>`
}
