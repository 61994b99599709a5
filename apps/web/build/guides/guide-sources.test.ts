import { expect, it } from 'vitest'
import { readGuideSources } from './guide-library.ts'

/** Law texts, authorities, standards, the makers of the software that a guide is about, and public issue threads. */
const strongHosts = new Set([
  'eur-lex.europa.eu',
  'europa.eu',
  'ec.europa.eu',
  'www.ecb.europa.eu',
  'www.europeanpaymentscouncil.eu',
  'www.gesetze-im-internet.de',
  'www.bundesfinanzministerium.de',
  'xeinkauf.de',
  'entreprendre.service-public.fr',
  'www.impots.gouv.fr',
  'bofip.impots.gouv.fr',
  'www.agenziaentrate.gov.it',
  'www.normattiva.it',
  'www.boe.es',
  'sede.agenciatributaria.gob.es',
  'einvoice.belgium.be',
  'business.gov.nl',
  'ksef.podatki.gov.pl',
  'www.revenue.ie',
  'www.legislation.gov.uk',
  'www.gov.uk',
  'www.irs.gov',
  'www.canada.ca',
  'laws-lois.justice.gc.ca',
  'www.revenuquebec.ca',
  'www.ato.gov.au',
  'abr.business.gov.au',
  'cbic-gst.gov.in',
  'taxinformation.cbic.gov.in',
  'einvoice1.gst.gov.in',
  'www.pib.gov.in',
  'www.npci.org.in',
  'www.fedlex.admin.ch',
  'www.estv.admin.ch',
  'www.uid.admin.ch',
  'www.six-group.com',
  'www.swift.com',
  'iccwbo.org',
  'schema.org',
  'genai.owasp.org',
  'support.google.com',
  'developers.google.com',
  'search.google.com',
  'central.xero.com',
  'quickbooks.intuit.com',
  'github.com',
])

const guides = readGuideSources().map(({ about, text }) => {
  const [body = '', sources = ''] = text.split('\n## Sources\n')
  return { slug: about.slug, text, body, sources }
})

it.each(guides)('$slug links every source', ({ sources }) => {
  const items = sources.match(/^- .*$/gm) ?? []
  const [unlinked, linked] = [
    items.filter((item) => !/\]\((?:https:\/\/|\/)/.test(item)),
    items.filter((item) => item.includes('](https://')),
  ]
  expect(unlinked.filter((item) => !item.startsWith('- Quotes are not tax documents'))).toEqual([])
  expect(linked.length).toBeGreaterThanOrEqual(2)
})

it.each(guides)('$slug cites only those who know', ({ text }) => {
  const links = [...text.matchAll(/\]\((http[^)\s]+)\)/g)].map(([, link = '']) => link)
  const weak = links.filter((link) => !strongHosts.has(new URL(link).host))
  expect(weak).toEqual([])
  expect(links.every((link) => link.startsWith('https://'))).toBe(true)
})

it.each(guides)('$slug links the law where it names it', ({ body }) => {
  const blocks = body.split('\n').filter((line) => !/^(?:>|#|- question|!\[)/.test(line))
  const named =
    /\b(?:Directive \d|[Aa]rticles? \d|[Rr]egulation \d|[Rr]ule \d|GSTR \d)|§ \d+[^)|]*(?:UStG|UStDV)/
  const unlinked = blocks.filter((line) => named.test(line) && !/\]\((?:https:|\/howto)/.test(line))
  expect(unlinked).toEqual([])
})
