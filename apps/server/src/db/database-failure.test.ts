import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { databaseFailure } from './database-failure.ts'

const failed = (fields: object, message = 'x') => Object.assign(new Error(message), fields)

it.each([
  ['nobody listens', failed({ code: 'ECONNREFUSED', syscall: 'connect' }), 'away'],
  ['its socket is gone', failed({ code: 'ENOENT', syscall: 'connect' }), 'away'],
  ['it starts', failed({ code: '57P03' }), 'away'],
  ['it has become a standby', failed({ code: '25006' }), 'away'],
  ['the connection broke', failed({}, 'Connection terminated unexpectedly'), 'away'],
  ['no connection came', failed({}, 'timeout exceeded when trying to connect'), 'away'],
  ['its disk is full', failed({ code: '53100' }), 'full'],
  ['a query of ours is wrong', failed({ code: '42601' }), undefined],
  ['a row exists already', failed({ code: '23505' }), undefined],
  ['a file is missing', failed({ code: 'ENOENT', syscall: 'open' }), undefined],
  ['something else failed to answer', new TypeError('fetch failed'), undefined],
])('when %s, also through the layer that writes our queries', (_what, error, failure) => {
  expect(databaseFailure(error)).toBe(failure)
  expect(databaseFailure(new DrizzleQueryError('select 1', [], error))).toBe(failure)
})
