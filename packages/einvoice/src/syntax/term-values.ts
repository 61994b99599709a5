import type { Attachment, Identifier, TermType } from '../model/term.ts'
import { textAt } from '../xml/path.ts'
import { newElement, type XmlElement } from '../xml/xml-element.ts'

export type Syntax = 'ubl' | 'cii'

export type TermValue = string | Identifier | Attachment

export type Currencies = { readonly currency: string; readonly accountingCurrency: string }

/** What stands at an element, as the model keeps it. Undefined where the attribute or the part is not there. */
export function readValue(
  type: TermType,
  element: XmlElement,
  attribute: string | undefined,
  syntax: Syntax,
): TermValue | undefined {
  const text = textAt(element, attribute)
  if (text === undefined) return undefined
  switch (type) {
    case 'date':
      return syntax === 'cii' ? dashed(text) : text
    // A line of a cash discount counts only when it is ended.
    case 'lines':
      return element.text.trimStart()
    case 'identifier':
      return { value: text, ...given('scheme', element.attributes.schemeID) }
    case 'classification':
      return {
        value: text,
        ...given('scheme', element.attributes.listID),
        ...given('schemeVersion', element.attributes.listVersionID),
      }
    case 'object':
      return syntax === 'cii'
        ? readObject(element)
        : readValue('identifier', element, undefined, syntax)
    case 'attachment':
      return {
        content: text,
        ...given('mimeCode', element.attributes.mimeCode),
        ...given('filename', element.attributes.filename),
      }
    case 'note-code':
      return syntax === 'cii' ? text : subjectPattern.exec(element.text.trim())?.[1]
    case 'note-text':
      return syntax === 'cii' ? text : text.replace(subjectPattern, '').trim()
    case 'tax-point':
      return syntax === 'cii' ? (taxPoints.find(([, cii]) => cii === text)?.[0] ?? text) : text
    default:
      return text
  }
}

/** Writes a value where it belongs. Amounts of UBL name their currency, each of them. */
export function writeValue(
  type: TermType,
  value: TermValue,
  { element, attribute }: { readonly element: XmlElement; readonly attribute: string | undefined },
  syntax: Syntax,
  { currency, accountingCurrency }: Currencies,
): void {
  if (typeof value !== 'string') {
    writeParts(type, value, element, syntax)
    return
  }
  const text = textFor(type, value, syntax)
  if (attribute !== undefined) element.attributes[attribute] = text
  else element.text += text
  if (syntax === 'cii') return
  if (type === 'amount' || type === 'price') element.attributes.currencyID = currency
  if (type === 'accounting-amount') element.attributes.currencyID = accountingCurrency
}

function textFor(type: TermType, value: string, syntax: Syntax): string {
  switch (type) {
    case 'date':
      return syntax === 'cii' ? value.replaceAll('-', '') : value
    case 'note-code':
      return syntax === 'cii' ? value : `#${value}#`
    case 'tax-point':
      return syntax === 'cii' ? (taxPoints.find(([ubl]) => ubl === value)?.[1] ?? value) : value
    default:
      return value
  }
}

function writeParts(
  type: TermType,
  value: Identifier | Attachment,
  element: XmlElement,
  syntax: Syntax,
): void {
  if ('content' in value) {
    element.text = value.content
    writeAttributes(element, { mimeCode: value.mimeCode, filename: value.filename })
    return
  }
  if (type === 'object' && syntax === 'cii') {
    element.children.push(newElement('ram:IssuerAssignedID', value.value))
    if (value.scheme) element.children.push(newElement('ram:ReferenceTypeCode', value.scheme))
    return
  }
  element.text = value.value
  const isClass = type === 'classification'
  writeAttributes(element, {
    [isClass ? 'listID' : 'schemeID']: value.scheme,
    listVersionID: isClass ? value.schemeVersion : undefined,
  })
}

function writeAttributes(
  element: XmlElement,
  values: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) element.attributes[name] = value
  }
}

// CII names the scheme of an object beside its number, UBL in an attribute.
function readObject(element: XmlElement): Identifier {
  const text = (name: string) => element.children.find((child) => child.name === name)?.text.trim()
  return {
    value: text('ram:IssuerAssignedID') ?? '',
    ...given('scheme', text('ram:ReferenceTypeCode')),
  }
}

function given<Name extends string>(
  name: Name,
  value: string | undefined,
): { readonly [Key in Name]?: string } {
  return value === undefined ? {} : ({ [name]: value.trim() } as { readonly [Key in Name]: string })
}

const subjectPattern = /^#([A-Z]{3})#/

/** The same three moments: in UNTDID 2005, which UBL and the standard use, and in UNTDID 2475, which CII uses. */
const taxPoints = [
  ['3', '5'],
  ['35', '29'],
  ['432', '72'],
] as const

/** '20260131' as '2026-01-31'; anything else as it came, for the rules to judge. */
function dashed(text: string): string {
  return text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
}
