export type FaultReport = {
  readonly type: string
  readonly frames: readonly string[]
  readonly cause?: FaultReport
  readonly [detail: string]: unknown
}

// Identifiers of the fault itself. A driver's `detail`, `query` and `params` hold what the user typed.
const safeDetails = ['code', 'syscall', 'errno', 'constraint', 'table', 'column', 'routine']

/**
 * What the log may say about a fault: its kind and the places in the code, without its message. Messages quote
 * what they choke on ("Failed query: … params: …", "Cannot convert Acme Ltd to a BigInt"), and that text belongs to a client.
 */
export function reportFault(fault: unknown, depth = 0): FaultReport {
  if (!(fault instanceof Error)) return { type: typeof fault, frames: [] }
  const details = Object.fromEntries(
    Object.entries(fault).filter(([name, value]) => safeDetails.includes(name) && isWord(value)),
  )
  const report = { type: fault.constructor.name, ...details, frames: framesOf(fault) }
  if (fault.cause === undefined || depth > 4) return report
  return { ...report, cause: reportFault(fault.cause, depth + 1) }
}

function isWord(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^[\w.-]{1,64}$/.test(value))
}

// A message of several lines stands above the frames and may imitate them: it is cut off first.
function framesOf(fault: Error): string[] {
  const stack = fault.stack ?? ''
  const messageAt = fault.message === '' ? -1 : stack.indexOf(fault.message)
  const below = messageAt === -1 ? stack : stack.slice(messageAt + fault.message.length)
  return below
    .split('\n')
    .filter((line) => /^ {4}at .+(?::\d+:\d+|<anonymous>|native)\)?$/.test(line))
    .map((line) => line.trim())
}
