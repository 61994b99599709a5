import { documents, types, type UblDocument } from './structure.ts'

const base = 'urn:oasis:names:specification:ubl:schema:xsd:'
const spaces = {
  cac: `${base}CommonAggregateComponents-2`,
  cbc: `${base}CommonBasicComponents-2`,
  ext: `${base}CommonExtensionComponents-2`,
}

/** The files of a schema for one document of UBL, by name; the first is the one to begin with. */
export function schemaModules(document: UblDocument): Readonly<Record<string, string>> {
  return {
    [`${document}.xsd`]: module(
      `${base}${document}-2`,
      ['cac', 'cbc', 'ext'],
      `<xs:element name="${document}"><xs:complexType><xs:sequence>
         <xs:element ref="ext:UBLExtensions" minOccurs="0"/>${sequence(documents[document])}
       </xs:sequence></xs:complexType></xs:element>`,
    ),
    'cac.xsd': module(spaces.cac, ['cbc'], parts()),
    'cbc.xsd': module(spaces.cbc, [], [...values()].map(value).join('')),
    'ext.xsd': module(spaces.ext, [], '<xs:element name="UBLExtensions" type="xs:anyType"/>'),
  }
}

type Child = {
  readonly name: string
  readonly type: string
  readonly often: string
  readonly isPart: boolean
}

const occurrences: Readonly<Record<string, string>> = {
  '': 'minOccurs="0"',
  '!': '',
  '*': 'minOccurs="0" maxOccurs="unbounded"',
  '+': 'maxOccurs="unbounded"',
}

function childrenOf(notation: string): Child[] {
  return notation.split('|').flatMap((half, at) =>
    half
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => {
        const [, name = '', often = '', type = name] =
          word.match(/^(\w+)([!*+]?)(?:=(\w+))?$/) ?? []
        return { name, type, often, isPart: at === 1 }
      }),
  )
}

function sequence(notation: string): string {
  return childrenOf(notation)
    .map(
      ({ name, often, isPart }) =>
        `<xs:element ref="${isPart ? 'cac' : 'cbc'}:${name}" ${occurrences[often]}/>`,
    )
    .join('')
}

function everyChild(): Child[] {
  return [...Object.values(documents), ...Object.values(types)].flatMap(childrenOf)
}

function parts(): string {
  const typeOf = new Map(
    everyChild()
      .filter(({ isPart }) => isPart)
      .map(({ name, type }) => [name, type]),
  )
  const elements = [...typeOf].map(
    ([name, type]) =>
      `<xs:element name="${name}" type="${type in types ? `${type}Type` : 'xs:anyType'}"/>`,
  )
  const complex = Object.entries(types).map(
    ([name, notation]) =>
      `<xs:complexType name="${name}Type"><xs:sequence>${sequence(notation)}</xs:sequence></xs:complexType>`,
  )
  return [...elements, ...complex].join('')
}

function values(): Set<string> {
  return new Set(
    everyChild()
      .filter(({ isPart }) => !isPart)
      .map(({ name }) => name),
  )
}

const scheme = `schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI`
const list = `listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI`
const binary = `mimeCode! format encodingCode characterSetCode uri filename`

/** UBL names each value for what it is: the last word says how it is written. */
const kinds: readonly (readonly [RegExp, string, string])[] = [
  [/Amount$/, 'xs:decimal', 'currencyID! currencyCodeListVersionID'],
  [
    /Quantity$/,
    'xs:decimal',
    'unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName',
  ],
  [/Measure$/, 'xs:decimal', 'unitCode! unitCodeListVersionID'],
  [/(Percent|Numeric|Rate)$/, 'xs:decimal', 'format'],
  [/Indicator$/, 'xs:boolean', ''],
  [/Date$/, 'xs:date', ''],
  [/Time$/, 'xs:time', ''],
  [/BinaryObject$/, 'xs:base64Binary', binary],
  [/Code$/, 'xs:normalizedString', list],
  [/(ID|URI)$/, 'xs:normalizedString', scheme],
  [/./, 'xs:string', 'languageID languageLocaleID'],
]

function value(name: string): string {
  const [, type = '', attributes = ''] = kinds.find(([pattern]) => pattern.test(name)) ?? []
  const written = attributes
    .split(' ')
    .filter(Boolean)
    .map((each) =>
      each.endsWith('!')
        ? `<xs:attribute name="${each.slice(0, -1)}" use="required"/>`
        : `<xs:attribute name="${each}"/>`,
    )
  return `<xs:element name="${name}"><xs:complexType><xs:simpleContent><xs:extension base="${type}">
    ${written.join('')}</xs:extension></xs:simpleContent></xs:complexType></xs:element>`
}

function module(space: string, used: readonly (keyof typeof spaces)[], body: string): string {
  const names = Object.entries(spaces).map(([name, each]) => `xmlns:${name}="${each}"`)
  const imports = used.map(
    (name) => `<xs:import namespace="${spaces[name]}" schemaLocation="${name}.xsd"/>`,
  )
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="${space}" ${names.join(' ')}
    targetNamespace="${space}" elementFormDefault="qualified">${imports.join('')}${body}</xs:schema>`
}
