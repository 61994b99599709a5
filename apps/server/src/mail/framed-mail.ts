import { type Html, html, trustedHtml } from '../http/html.ts'
import type { KeptMail } from './read-outbox.ts'

/** A mail runs nothing and loads nothing. Its links open in the window around it. */
export const framePolicy = {
  defaultSrc: ["'none'"],
  // Mails are styled by attributes: mail programs drop everything else.
  styleSrc: ["'unsafe-inline'"],
  imgSrc: ['data:'],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'self'"],
  sandbox: ['allow-top-navigation-by-user-activation'],
}

export function framedMail(mail: KeptMail): Html {
  const target = html`<base target="_top">`
  return trustedHtml(mail.html.replace('<head>', `<head>${target.markup}`))
}
