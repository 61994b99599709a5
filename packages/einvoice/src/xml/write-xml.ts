import { namespaces, type XmlElement } from './xml-element.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

/** A file with one element to a line. The root's own namespace is the default one of UBL documents. */
export function writeXml(root: XmlElement): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>']
  const [rootPrefix = ''] = root.name.split(':')
  const isDefault = rootPrefix !== 'rsm'
  const declared = isDefault
    ? [`xmlns="${namespaces[rootPrefix as keyof typeof namespaces]}"`, ...declare('cac', 'cbc')]
    : declare('rsm', 'ram', 'udt', 'qdt')
  const nameOf = (name: string) =>
    isDefault && name.startsWith(`${rootPrefix}:`) ? name.slice(rootPrefix.length + 1) : name
  const write = (element: XmlElement, indent: string, extra = '') => {
    const name = nameOf(element.name)
    const tag = `${indent}<${name}${extra}${attributesText(element)}`
    if (element.children.length === 0) {
      lines.push(`${tag}>${escaped(element.text)}</${name}>`)
      return
    }
    lines.push(`${tag}>`)
    for (const child of element.children) write(child, `${indent}  `)
    lines.push(`${indent}</${name}>`)
  }
  write(root, '', ` ${declared.join(' ')}`)
  return `${lines.join('\n')}\n`
}

function declare(...prefixes: readonly (keyof typeof namespaces)[]): string[] {
  return prefixes.map((prefix) => `xmlns:${prefix}="${namespaces[prefix]}"`)
}

function attributesText({ attributes }: XmlElement): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')
}

function escaped(text: string): string {
  return writable(text).replace(/[&<>"\r]/g, (sign) => escapes[sign] ?? sign)
}

/** The text without characters that make a file no XML 1.0, whether escaped or not. */
export function writable(text: string): string {
  if (/^[ -~]*$/.test(text)) return text
  return [...text].filter((character) => isWritable(character.codePointAt(0) ?? 0)).join('')
}

function isWritable(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || code >= 0x10000
}
