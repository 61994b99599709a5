/** An element by its canonical name, 'cbc:ID': whatever prefix a file uses, it is named by its namespace here. */
export type XmlElement = {
  readonly name: string
  readonly attributes: Record<string, string>
  readonly children: XmlElement[]
  text: string
}

export function newElement(name: string, text = ''): XmlElement {
  return { name, attributes: {}, children: [], text }
}

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:'
const unCefact = 'urn:un:unece:uncefact:data:standard:'

/** The namespaces that are read and written, by the prefix that names them here. */
export const namespaces = {
  inv: `${ubl}Invoice-2`,
  cn: `${ubl}CreditNote-2`,
  order: `${ubl}Order-2`,
  cac: `${ubl}CommonAggregateComponents-2`,
  cbc: `${ubl}CommonBasicComponents-2`,
  ext: `${ubl}CommonExtensionComponents-2`,
  rsm: `${unCefact}CrossIndustryInvoice:100`,
  ram: `${unCefact}ReusableAggregateBusinessInformationEntity:100`,
  udt: `${unCefact}UnqualifiedDataType:100`,
  qdt: `${unCefact}QualifiedDataType:100`,
} as const

// ZUGFeRD 1.0 is built on an older library of the same parts.
const olderNamespaces = {
  'urn:ferd:CrossIndustryDocument:invoice:1p0': 'ferd',
  [`${unCefact}ReusableAggregateBusinessInformationEntity:12`]: 'ram',
  [`${unCefact}UnqualifiedDataType:15`]: 'udt',
}

const prefixes = new Map<string, string>([
  ...Object.entries(namespaces).map(([prefix, uri]) => [uri, prefix] as const),
  ...Object.entries(olderNamespaces),
])

/** '?' for a namespace that no e-invoice uses. */
export function prefixOf(uri: string): string {
  return prefixes.get(uri) ?? '?'
}

// Some forty rules look at every element of a file.
const known = new WeakMap<XmlElement, readonly XmlElement[]>()

/** The element itself and all below it. The tree must not change any more. */
export function everyElement(root: XmlElement): readonly XmlElement[] {
  const found = known.get(root) ?? collect(root, [])
  known.set(root, found)
  return found
}

function collect(element: XmlElement, into: XmlElement[]): XmlElement[] {
  into.push(element)
  for (const child of element.children) collect(child, into)
  return into
}
