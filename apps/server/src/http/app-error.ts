import { type EInvoiceFinding, type ErrorCode, errorStatus } from '@sheaf/contract/errors'

export type Fields = Readonly<Record<string, string>>

/** An expected failure. Its message is shown to the person who made the request; the log gets the code only. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly fields: Fields | undefined

  constructor(code: ErrorCode, message: string, fields?: Fields, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.fields = fields
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** Documents that break rules, with each of them. */
export class RulesBrokenError extends AppError {
  override name = 'RulesBrokenError'
  readonly findings: readonly EInvoiceFinding[]

  constructor(
    message: string,
    findings: readonly EInvoiceFinding[],
    code: ErrorCode = 'e-invoice.rules-broken',
  ) {
    super(code, message)
    this.findings = findings
  }
}

/** The number that a document shows is another document's by now. */
export class NumberTakenError extends AppError {
  override name = 'NumberTakenError'
  readonly nextNumber: string

  constructor(number: string, nextNumber: string) {
    super(
      'number.taken',
      `${number} was just used for another document. The next number is ${nextNumber}.`,
    )
    this.nextNumber = nextNumber
  }
}

/** Too much of something; `retryAfterSeconds` says when it may be tried again. */
export class RateLimitError extends AppError {
  override name = 'RateLimitError'
  readonly retryAfterSeconds: number

  constructor(message: string, retryAfterSeconds: number) {
    super('rate.limited', message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}
