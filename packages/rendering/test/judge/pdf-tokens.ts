/** A content stream is operands, then an operator. Dictionaries come as their source text. */
export type Operand =
  | number
  | { readonly is: 'name' | 'dictionary'; readonly value: string }
  | { readonly is: 'string'; readonly value: string }
  | { readonly is: 'array'; readonly value: readonly Operand[] }

const regular = /[^\s\0()<>[\]{}/%]+/y
const numeric = /^[+-]?(?:\d+\.?\d*|\.\d+)$/

export function readContent(
  content: string,
  onOperator: (operator: string, operands: readonly Operand[]) => void,
): void {
  let at = 0
  let operands: Operand[] = []
  const open: Operand[][] = []

  const put = (operand: Operand) => operands.push(operand)

  while (at < content.length) {
    const sign = content[at] ?? ''
    if (content.charCodeAt(at) <= 32) at += 1
    else if (sign === '(') {
      const end = endOfLiteral(content, at)
      put({ is: 'string', value: unescaped(content.slice(at + 1, end - 1)) })
      at = end
    } else if (sign === '<' && content[at + 1] === '<') {
      const end = endOfDictionary(content, at)
      put({ is: 'dictionary', value: content.slice(at, end) })
      at = end
    } else if (sign === '<') {
      const end = content.indexOf('>', at) + 1
      put({ is: 'string', value: fromHex(content.slice(at + 1, end - 1)) })
      at = end
    } else if (sign === '[') {
      open.push(operands)
      operands = []
      at += 1
    } else if (sign === ']') {
      const value = operands
      operands = open.pop() ?? []
      put({ is: 'array', value })
      at += 1
    } else if (sign === '%') at = content.indexOf('\n', at) + 1 || content.length
    else {
      const isName = sign === '/'
      regular.lastIndex = isName ? at + 1 : at
      const word = regular.exec(content)?.[0] ?? ''
      at = regular.lastIndex || at + 1
      if (isName) put({ is: 'name', value: word })
      else if (numeric.test(word)) put(Number(word))
      else {
        onOperator(word, operands)
        operands = []
      }
    }
  }
}

function endOfLiteral(content: string, start: number): number {
  let depth = 0
  for (let at = start; at < content.length; at += 1) {
    const sign = content[at]
    if (sign === '\\') at += 1
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return content.length
}

function endOfDictionary(content: string, start: number): number {
  let depth = 0
  for (let at = start; at < content.length; at += 1) {
    if (content[at] === '(') at = endOfLiteral(content, at) - 1
    else if (content.startsWith('<<', at)) {
      depth += 1
      at += 1
    } else if (content.startsWith('>>', at)) {
      depth -= 1
      at += 1
      if (depth === 0) return at + 1
    }
  }
  return content.length
}

const named: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

export function unescaped(literal: string): string {
  if (!literal.includes('\\')) return literal
  let text = ''
  for (let at = 0; at < literal.length; at += 1) {
    const sign = literal[at] ?? ''
    if (sign !== '\\') {
      text += sign
      continue
    }
    const digits = octalAt(literal, at + 1)
    if (digits > 0) {
      text += String.fromCharCode(Number.parseInt(literal.slice(at + 1, at + 1 + digits), 8))
      at += digits
      continue
    }
    at += 1
    const escaped = literal[at] ?? ''
    text += named[escaped] ?? escaped
  }
  return text
}

function octalAt(literal: string, start: number): number {
  let count = 0
  while (count < 3 && isOctal(literal.charCodeAt(start + count))) count += 1
  return count
}

function isOctal(code: number): boolean {
  return code >= 48 && code <= 55
}

export function fromHex(digits: string): string {
  return Buffer.from(digits.replace(/\s/g, ''), 'hex').toString('latin1')
}

/** A text string: UTF-16 with its mark, or Latin letters. */
export function textString(bytes: string): string {
  if (!bytes.startsWith('\xfe\xff')) return bytes
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le')
}
