import { errorStatus, problemSchema } from '@sheaf/contract/errors'
import { mayStayUnanswered, type RawRequest } from './raw-request.ts'
import type { Outcome, RawAnswer } from './send-raw.ts'

/** What only somebody who reads the source or the database should see. */
const leaks: Readonly<Record<string, RegExp>> = {
  'a stack trace': /\n\s+at .+:\d+:\d+|\bnode:internal\b|\.[cm]?[jt]s:\d+:\d+/,
  'a path of this machine': /node_modules|\/(?:tmp|home|root|work|usr|var)\/[\w.-]+/,
  SQL: /\b(?:select|insert into|update|delete from)\b[^<]{1,200}"?(?:users|sessions|templates|logos)\b|syntax error at or near|relation "|duplicate key value|invalid byte sequence/i,
  'an error of a program':
    /\b(?:Type|Range|Reference|Syntax|Zod|Postgres|Drizzle)Error\b|\b(?:ENOENT|EACCES|ECONNREFUSED|FST_ERR)\b/,
}

/** Refusals that are deliberate: the server is busy, or something that it needs is not there. */
export const unavailable: ReadonlySet<string> = new Set(
  Object.entries(errorStatus).flatMap(([code, status]) => (status === 503 ? [code] : [])),
)

/** What is wrong with how a request was answered; undefined when nothing is. */
export function faultOf(request: RawRequest, outcome: Outcome): string | undefined {
  if (outcome === 'late') return 'no answer within 10 s'
  if (outcome === 'none') return mayStayUnanswered(request) ? undefined : 'closed without an answer'
  const { status, text } = outcome
  if (!(status >= 200 && status < 600)) return `an answer with the status ${status}`
  const leak = Object.entries(leaks).find(([, pattern]) => pattern.test(withoutEcho(outcome)))
  if (leak !== undefined) return `${status} with ${leak[0]}: ${text.slice(0, 500)}`
  if (status < 400) return undefined
  return refusalFault(request, outcome)
}

function refusalFault(request: RawRequest, answer: RawAnswer): string | undefined {
  const { status, headers, text } = answer
  const said = `${status} ${headers.get('content-type')}: ${text.slice(0, 300)}`
  if (request.method === 'HEAD') return status >= 500 && status !== 503 ? said : undefined
  // For a reader, in a tab of its own.
  if (status < 500 && headers.get('content-type')?.startsWith('text/html')) {
    return text.includes('<title') ? undefined : said
  }
  const problem = problemSchema.safeParse(jsonIn(text))
  if (!problem.success) return `no problem with a message: ${said}`
  const { code, message } = problem.data
  if (status >= 500 && !unavailable.has(code)) return said
  if (problem.data.status !== status) return `another status than it says: ${said}`
  const isUnreadable = message.includes('[object') && !saysObject(request)
  return message.trim() === '' || isUnreadable ? `no message: ${said}` : undefined
}

/** Whoever writes '[object Object]' is told so. */
function saysObject({ target, body }: RawRequest): boolean {
  return body.includes('[object') || /(?:\[|%5b)object/i.test(target)
}

// Pictures and PDFs are no texts, and drawn or given back documents hold what was sent.
function withoutEcho({ status, headers, text }: RawAnswer): string {
  const isText = /json|text|xml/.test(headers.get('content-type') ?? '')
  return isText && status >= 400 ? text : ''
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
