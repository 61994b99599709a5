import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { failureCode, failureMessage, fieldFailures } from './failure.ts'

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

  it('names the fields of the form that are wrong, from the first to the last', () => {
    expect(fieldFailures(refused, ['firstName', 'email', 'password'])).toEqual([
      { name: 'email', message: 'No address' },
      { name: 'password', message: 'Too short' },
    ])
  })
})
