import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { AppError } from './app-error.ts'
import { validateByZod } from './validation.ts'

function refusal(schema: z.ZodType, input: unknown): AppError {
  const outcome = validateByZod({ schema, method: 'POST', url: '/' })(input)
  if (typeof outcome === 'object' && outcome !== null && 'error' in outcome) {
    if (outcome.error instanceof AppError) return outcome.error
  }
  throw new Error('The input was accepted')
}

const quote = z.object({
  clientName: z.string().min(1, 'Client name is required'),
  lineItems: z.array(z.object({ unitPrice: z.number().max(10) })).min(1),
  kind: z.enum(['a', 'b']),
})

describe('a wrong request', () => {
  it('names each field in plain words', () => {
    const error = refusal(quote, { lineItems: [{ unitPrice: 'ten' }, {}], kind: 'c' })
    expect(error.code).toBe('request.invalid')
    expect(error.fields).toEqual({
      clientName: 'Client name is required',
      'lineItems.0.unitPrice': 'Line items 1 unit price must be a number',
      'lineItems.1.unitPrice': 'Line items 2 unit price is required',
      kind: "Kind must be 'a' or 'b'",
    })
    expect(error.message).toBe(
      'Client name is required; Line items 1 unit price must be a number; ' +
        'Line items 2 unit price is required; and 1 more',
    )
  })

  it.each([
    [z.object({ email: z.email() }), { email: 'x' }, 'Email is not an email address'],
    [z.object({ name: z.string().min(2) }), { name: '' }, 'Name must have at least 2 characters'],
    [z.object({ name: z.string().max(1) }), { name: 'ab' }, 'Name must have at most 1 character'],
    [z.object({ rate: z.number().gt(0) }), { rate: 0 }, 'Rate must be more than 0'],
    [z.object({ rate: z.number().max(100) }), { rate: 101 }, 'Rate must be at most 100'],
    [z.object({ count: z.int() }), { count: 1.5 }, 'Count must be a whole number'],
    [z.object({ on: z.boolean() }), { on: 'yes' }, 'On must be true or false'],
    [z.object({ lines: z.array(z.string()) }), { lines: 'a' }, 'Lines must be a list'],
    [
      z.object({ lines: z.array(z.string()).min(1) }),
      { lines: [] },
      'Lines must have at least 1 line',
    ],
    [z.strictObject({}), { extra: 1 }, 'The request has parts that are not known here: extra'],
    [z.object({}), 'text', 'The request must be a set of named values'],
    [z.object({}), undefined, 'The request is required'],
    [z.object({ step: z.number().multipleOf(5) }), { step: 3 }, 'Step must be a multiple of 5'],
    [z.object({ day: z.iso.date() }), { day: 'x' }, 'Day is not a date such as 2026-03-01'],
    [z.object({ a: z.string().refine(() => false) }), { a: 'x' }, 'A is not valid'],
  ])('reads well (%#)', (schema, input, message) => {
    expect(refusal(schema, input).message).toBe(message)
  })

  it('prefers the words of the schema', () => {
    expect(
      refusal(quote, { clientName: '', lineItems: [{ unitPrice: 1 }], kind: 'a' }).message,
    ).toBe('Client name is required')
  })

  it('keeps the answer small when a long list is wrong', () => {
    const input = { ids: Array.from({ length: 10_000 }, () => 'x') }
    const error = refusal(z.object({ ids: z.array(z.number()) }), input)
    expect(Object.keys(error.fields ?? {})).toHaveLength(50)
    expect(error.message.length).toBeLessThan(200)
  })
})
