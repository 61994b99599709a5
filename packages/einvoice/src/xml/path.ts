import { newElement, type XmlElement } from './xml-element.ts'

/**
 * Where a value stands, from an element downwards, for reading and writing alike:
 * 'cac:Party/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID=VAT]/cbc:CompanyID'.
 * `[a/b=v]` must hold when read and is made when written, `[a/b!=v]` must not hold, `{a/b=v}` is only made,
 * `*` behind a step makes a new element for each value, and '@name' at the end is an attribute.
 */
export type Path = {
  readonly steps: readonly Step[]
  readonly attribute: string | undefined
}

type Step = {
  readonly name: string
  readonly isRepeated: boolean
  readonly conditions: readonly Condition[]
}

type Condition = {
  readonly path: Path
  readonly value: string
  readonly kind: 'is' | 'is not' | 'made'
}

const known = new Map<string, Path>()

export function pathOf(text: string): Path {
  const path = known.get(text) ?? parsePath(text)
  known.set(text, path)
  return path
}

const stepPattern = /^([a-z]+:[A-Za-z]+)(\*?)((?:[[{].*)?)$/
// The numbers are larger than anything in our tables, and keep it quick on any text.
const conditionPattern = /([[{])([^\]}=![{]{0,80})(!?)=([^\]}]{0,60})[\]}]/g

function parsePath(text: string): Path {
  const at = /(?:^|\/)@([A-Za-z]+)$/.exec(text)
  const rest = at ? text.slice(0, at.index) : text
  const steps = rest === '' ? [] : stepsOf(rest).map(parseStep)
  return { steps, attribute: at?.[1] }
}

function parseStep(text: string): Step {
  const found = stepPattern.exec(text)
  if (!found) throw new SyntaxError(`Not a step of a path: '${text}'`)
  const [, name = '', star, conditions = ''] = found
  return { name, isRepeated: star === '*', conditions: conditionsOf(conditions) }
}

/** Between the slashes, but for those inside of conditions. */
function stepsOf(text: string): string[] {
  const steps = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '[' || sign === '{') depth += 1
    if (sign === ']' || sign === '}') depth -= 1
    if (sign === '/' && depth === 0) steps.push('')
    else steps[steps.length - 1] += sign
  }
  return steps
}

function conditionsOf(text: string): Condition[] {
  return [...text.matchAll(conditionPattern)].map(([, bracket, path = '', not, value = '']) => ({
    path: pathOf(path),
    value,
    kind: bracket === '{' ? 'made' : not === '!' ? 'is not' : 'is',
  }))
}

/** Values that conditions may name: `[cbc:TaxAmount/@currencyID=$taxCurrency]`. */
export type Variables = Readonly<Record<string, string>>

/** Every element that a path leads to. */
export function elementsAt(
  from: XmlElement,
  { steps }: Path,
  variables: Variables = {},
): XmlElement[] {
  let found = [from]
  for (const step of steps) {
    const next: XmlElement[] = []
    for (const element of found) {
      for (const child of element.children) if (isAt(child, step, variables)) next.push(child)
    }
    found = next
  }
  return found
}

function isAt(element: XmlElement, { name, conditions }: Step, variables: Variables): boolean {
  return (
    element.name === name &&
    conditions.every(
      (condition) => condition.kind === 'made' || holds(element, condition, variables),
    )
  )
}

function holds(
  element: XmlElement,
  { path, value, kind }: Condition,
  variables: Variables,
): boolean {
  const wanted = saidBy(value, variables)
  const isThere = elementsAt(element, path, variables).some((each) =>
    isSaid(textAt(each, path.attribute), wanted),
  )
  return isThere === (kind === 'is')
}

// XML has two ways to write a yes.
function isSaid(text: string | undefined, wanted: string): boolean {
  return text === wanted || (wanted === 'true' && text === '1')
}

export function textAt(element: XmlElement, attribute: string | undefined): string | undefined {
  return attribute === undefined ? element.text.trim() : element.attributes[attribute]?.trim()
}

function saidBy(value: string, variables: Variables): string {
  return value.startsWith('$') ? (variables[value.slice(1)] ?? '') : value
}

/** The element that a path leads to, made where it is not there yet. `asNew` makes its last step anew. */
export function makeElement(
  from: XmlElement,
  { steps }: Path,
  variables: Variables,
  asNew = false,
): XmlElement {
  let element = from
  for (const [index, step] of steps.entries()) {
    const isNew = step.isRepeated || (asNew && index === steps.length - 1)
    const there = isNew ? undefined : element.children.find((child) => isAt(child, step, variables))
    const next = there ?? makeStep(element, step, variables)
    element = next
  }
  return element
}

function makeStep(parent: XmlElement, step: Step, variables: Variables): XmlElement {
  const element = newElement(step.name)
  parent.children.push(element)
  for (const { path, value, kind } of step.conditions) {
    if (kind === 'is not') continue
    const made = makeElement(element, path, variables)
    if (path.attribute === undefined) made.text = saidBy(value, variables)
    else made.attributes[path.attribute] = saidBy(value, variables)
  }
  return element
}
