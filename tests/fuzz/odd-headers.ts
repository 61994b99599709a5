import type { Random } from './random.ts'

const long = 'x'.repeat(20_000)

/** One header of each pair is put in place of what a browser would send, or beside it. */
const oddHeaders: Readonly<Record<string, readonly string[]>> = {
  Accept: [
    '',
    '*/*;q=abc',
    'application/json;q=0',
    'text/html',
    ',,,;',
    long,
    'application/x-ndjson',
  ],
  'Accept-Encoding': ['*;q=0', 'identity;q=0', 'br;q=nan, gzip;q=9', 'gzip', 'br', ',', long],
  'Accept-Language': ['*', 'xx-XX;q=-1', long, '\u00ff'],
  Authorization: [
    '',
    'Bearer',
    'Bearer ',
    `Bearer ${long}`,
    'Bearer sheaf_',
    'Basic YTpi',
    'Basic \u00ff',
    'Digest x="',
  ],
  Cookie: [
    '',
    '=',
    ';;;',
    'sheaf_session=',
    'sheaf_session=%',
    'sheaf_session=%00; sheaf_session=x',
    '__proto__=x; constructor=y',
    `a=${long}`,
    'a=b; '.repeat(500),
    'sheaf_session="\\"',
    '\u00e4=\u00ff',
  ],
  'Content-Disposition': ['attachment; filename="../x"', 'form-data; name="', long],
  Expect: ['100-continue', 'nonsense'],
  Forwarded: ['for=unknown;host=elsewhere.example', long],
  Host: [
    '',
    'elsewhere.example',
    'localhost:99999',
    'localhost@elsewhere.example',
    '[::1',
    ' ',
    '\u00e4',
  ],
  'If-Match': ['*', '"x"'],
  'If-Modified-Since': ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT', '9'.repeat(400)],
  'If-None-Match': ['*', '"', 'W/"x", "y"', '"x",'.repeat(2000)],
  'If-Range': ['"x"', 'nonsense'],
  Origin: [
    'null',
    '',
    'http://',
    'elsewhere',
    'http://elsewhere.example',
    'http://localhost:0',
    long,
  ],
  Range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,'.repeat(500), 'lines=1', 'bytes='],
  Referer: ['', 'about:blank', 'http://[', long],
  'Sec-Fetch-Dest': ['document', 'nonsense'],
  'Sec-Fetch-Site': ['cross-site', 'none', 'nonsense', ''],
  'Stripe-Signature': ['', 't=,v1=', 't=9,v1=00', `t=${'9'.repeat(400)},v1=x`, long],
  'Transfer-Encoding': ['identity', 'gzip'],
  Upgrade: ['websocket', 'h2c'],
  'User-Agent': ['', long, '\u001b[31m'],
  'X-Forwarded-For': [
    '',
    'unknown',
    '::1',
    '10.0.0.1, '.repeat(500),
    '1.2.3.4:99999',
    long,
    '\u00ff',
  ],
  'X-Forwarded-Host': ['elsewhere.example'],
  'X-Forwarded-Proto': ['https', 'javascript', 'https, http'],
  'X-HTTP-Method-Override': ['DELETE'],
  'X-Request-Id': ['', '../x', long, 'a\u0001b'],
  // Not headers at all.
  'X\0Y': ['z'],
  ' X': ['folded'],
  'X Y': ['z'],
  'X:': [':'],
  '': ['nameless'],
}

const names = Object.keys(oddHeaders)

type Headers = readonly (readonly [string, string])[]

export function withOddHeaders(headers: Headers, random: Random): Headers {
  if (random.percent(5)) {
    return [...headers, ...Array.from({ length: 3000 }, (_, at) => [`X-${at}`, 'y'] as const)]
  }
  const name = random.pick(names)
  const odd = [name, random.pick(oddHeaders[name] ?? [''])] as const
  if (random.percent(20)) return [...headers, odd]
  return [...headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase()), odd]
}
