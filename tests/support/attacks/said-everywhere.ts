import { decode } from '@sheaf/contract/wire/codec'
import { type WireDocument, wireSchema, wireShape } from '@sheaf/contract/wire/wire-schema'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { wireOf } from '../documents.ts'

/** What a document must mean, or it is neither printed nor sent. */
const meant = /LogoUrl$|Email$|^(?:type|currency|language|secondLanguage|jurisdiction)$/

/** A document that says one of these texts wherever a text can be said, in turn. */
export function saidEverywhere(document: BusinessDocument, texts: readonly string[]): WireDocument {
  const wire = wireOf(document)
  const shape = wireShape(document.kind)
  let next = 0
  const say = () => texts[next++ % texts.length] ?? ''
  const isText = (name: string) =>
    !meant.test(name) && texts.every((text) => shape[name]?.safeParse(text).success)
  const said = Object.keys(shape)
    .filter(isText)
    .map((name) => [name, say()] as const)
  const lineItems = wire.lineItems.map((line) => ({
    ...line,
    ...Object.fromEntries(
      ['description', 'unit', 'itemNumber']
        .filter((name) => name in line)
        .map((name) => [name, say()]),
    ),
  }))
  return wireSchema(document.kind).parse({ ...wire, ...Object.fromEntries(said), lineItems })
}

/** The same as the domain knows it. */
export function documentSaying<Document extends BusinessDocument>(
  document: Document,
  texts: readonly string[],
): Document {
  return decode(document.kind, saidEverywhere(document, texts)) as BusinessDocument as Document
}
