import { elementsAt, pathOf } from '../xml/path.ts'
import { everyElement, type XmlElement } from '../xml/xml-element.ts'
import type { Rule, Severity } from './rule.ts'

type Written = {
  readonly id: string
  readonly terms: readonly string[]
  readonly says: string
  readonly severity?: Severity
  /** How often the file breaks it. */
  readonly count: (root: XmlElement) => number
}

/** A rule about how a file of UBL is written; it has nothing to say about any other. */
export function written({ id, terms, says, severity = 'fatal', count }: Written): Rule {
  return {
    ...{ id, severity, terms, says },
    breaches: ({ syntax, root }) =>
      syntax === 'ubl' && root ? Array.from({ length: count(root) }, () => '') : [],
  }
}

export function at(from: XmlElement, path: string): XmlElement[] {
  return elementsAt(from, pathOf(path))
}

export function textOf(element: XmlElement, path: string): string | undefined {
  return at(element, path)[0]?.text.trim()
}

export function countOf(root: XmlElement, isBroken: (element: XmlElement) => boolean): number {
  let broken = 0
  for (const element of everyElement(root)) if (isBroken(element)) broken += 1
  return broken
}

/** Counts among the children of every element of one name. */
export function countBelow(
  root: XmlElement,
  parent: string,
  isBroken: (child: XmlElement, parent: XmlElement) => boolean,
): number {
  let broken = 0
  for (const element of everyElement(root)) {
    if (element.name !== parent) continue
    broken += element.children.filter((child) => isBroken(child, element)).length
  }
  return broken
}

/** The lines of an invoice or of a credit note. */
export function linesIn(root: XmlElement): XmlElement[] {
  return [...at(root, 'cac:InvoiceLine'), ...at(root, 'cac:CreditNoteLine')]
}
