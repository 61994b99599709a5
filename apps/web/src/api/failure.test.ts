import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { causeMessage, failureCode, failureMessage, fieldFailures, serverWords } from './failure.ts'

const refused = new ApiError(400, '{}', {
  status: 400,
  code: 'request.invalid',
  message: 'Please check the form',
  requestId: 'req_1',
  fields: { password: 'Too short', email: 'No address', request: 'Unknown key' },
})

describe('a failed call', () => {
  it('is explained in the words of the server', () => {
    expect(failureMessage(refused, 'Please try again.')).toBe('Please check the form')
    expect(failureCode(refused)).toBe('request.invalid')
  })

  it.each([new ApiError(502, '<html>'), new TypeError('Failed to fetch'), 'nonsense', undefined])(
    'that nobody explained (%s) gets ours',
    (error) => {
      expect(failureMessage(error, 'Please try again.')).toBe('Please try again.')
      expect(failureCode(error)).toBeUndefined()
      expect(fieldFailures(error, ['email'])).toEqual([])
    },
  )

  it.each([new ApiError(503, ''), new ApiError(502, '<html>'), new TypeError('Failed to fetch')])(
    'that reached nobody (%s) is not blamed on the user',
    (error) => {
      expect(causeMessage(error, 'Wrong password.')).toMatch(/^We couldn't reach Sheaf\./)
    },
  )

  it.each([new ApiError(401, ''), new ApiError(500, '')])(
    'that was answered without a word (%s) gets ours',
    (error) => expect(causeMessage(error, 'Wrong password.')).toBe('Wrong password.'),
  )

  it('is passed on in the words of the server, whatever their form', () => {
    expect(serverWords(refused, 'Not deleted.')).toBe('Please check the form')
    expect(serverWords(new ApiError(507, 'The disk is full'), 'Not deleted.')).toBe(
      '507: The disk is full',
    )
    expect(serverWords(new TypeError('Failed to fetch'), 'Not deleted.')).toBe('Not deleted.')
  })

  it('whose server explains why it is not ready is told so', () => {
    const message = 'Sheaf is starting'
    const problem = { status: 503, code: 'server.not-ready', message, requestId: 'req_2' } as const
    expect(causeMessage(new ApiError(503, '{}', problem), 'Wrong password.')).toBe(message)
  })

  it('names the fields of the form that are wrong, from the first to the last', () => {
    expect(fieldFailures(refused, ['firstName', 'email', 'password'])).toEqual([
      { name: 'email', message: 'No address' },
      { name: 'password', message: 'Too short' },
    ])
  })
})
