import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { oddKeys, oddTexts, oddValues } from './odd-values.ts'
import type { Random } from './random.ts'

export function oddValue(random: Random): unknown {
  return random.percent(60) ? random.pick(oddTexts) : random.pick(oddValues)()
}

/** The same with one part replaced, left out, added, repeated or put into something else. */
export function withOnePartBroken(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.percent(85)) {
    const at = random.below(value.length)
    return value.with(at, withOnePartBroken(value[at], random))
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return withOneFieldBroken(Object.entries(value), random)
  }
  return random.percent(10) ? [value, value] : oddValue(random)
}

function withOneFieldBroken(entries: readonly [string, unknown][], random: Random): unknown {
  const at = random.below(entries.length + 1)
  const chosen = entries[at]
  if (chosen === undefined) {
    return Object.fromEntries([...entries, [random.pick(oddKeys), oddValue(random)]])
  }
  const [name, inner] = chosen
  if (random.percent(10)) return Object.fromEntries(entries.toSpliced(at, 1))
  return Object.fromEntries(entries.with(at, [name, withOnePartBroken(inner, random)]))
}

const deep = 30_000

/** What is wrong with a text of JSON however its fields are named. */
const brokenTexts: readonly ((text: string, random: Random) => string | Buffer)[] = [
  (text, random) => text.slice(0, random.below(text.length)),
  (text) => text.replace('{', '{"name":{},"name":"twice",'),
  (text) => text.replace('{', '{"__proto__":{"isAdmin":true},'),
  (text) => text.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},'),
  (text) => `${text},`,
  (text) => `${text}${text}`,
  (text) => `\ufeff${text}`,
  (text) => `/* */${text}`,
  (text) => text.replaceAll('"', "'"),
  (text) => text.replace(/:"[^"]*"/, ':NaN'),
  (text) => text.replace(/:"[^"]*"/, `:${'9'.repeat(20_000)}`),
  (text) => text.replace(/:"[^"]*"/, ':"\\ud800"'),
  (text) => text.replace(/:"[^"]*"/, ':"\\u0000"'),
  (text) => text.replace(/:"[^"]*"/, ':"\\x41"'),
  (text) => text.replace('"', '"\n'),
  (text) => text + ' '.repeat(70_000),
  () => '['.repeat(deep) + ']'.repeat(deep),
  () => `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`,
  () => `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`).join()}}`,
  () => 'null',
  () => '"text"',
  () => '7',
  () => '',
  () => '<xml/>',
  () => 'name=value&__proto__[x]=1',
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(text.replace('"', '"\xff\xfe\xc0\xaf'), 'latin1'),
  (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xed, 0xa0, 0x80])]),
  () => Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 37) % 256)),
]

export function brokenJson(value: unknown, random: Random): Buffer {
  const broken = random.pick(brokenTexts)(JSON.stringify(value), random)
  return Buffer.isBuffer(broken) ? broken : Buffer.from(broken)
}

export const oddContentTypes: readonly string[] = [
  '',
  'application/json; charset=utf-16',
  'application/json; charset=',
  'application/json;;;=',
  'APPLICATION/JSON',
  'application/json, text/html',
  'application/vnd.api+json',
  'text/plain',
  'text/html',
  'application/xml',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(5000)}`,
  'multipart/mixed; boundary=x',
  'image/png',
  '*/*',
  'x'.repeat(3000),
  'application/json; __proto__=x',
]

type Packed = { readonly encoding: string; readonly body: Buffer }

const bomb = () => Buffer.alloc(20_000_000, 0x20)

/** Bodies that say how they are packed, and some that say it wrongly. */
const packings: readonly ((body: Buffer) => Packed)[] = [
  (body) => ({ encoding: 'gzip', body: gzipSync(body) }),
  (body) => ({ encoding: 'deflate', body: deflateSync(body) }),
  (body) => ({ encoding: 'br', body: brotliCompressSync(body) }),
  (body) => ({ encoding: 'gzip, gzip', body: gzipSync(gzipSync(body)) }),
  (body) => ({ encoding: 'gzip', body }),
  (body) => ({ encoding: 'nonsense', body }),
  () => ({ encoding: 'gzip', body: gzipSync(bomb()) }),
]

export function packed(body: Buffer, random: Random): Packed {
  return random.pick(packings)(body)
}
