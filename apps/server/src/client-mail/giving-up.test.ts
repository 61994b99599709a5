import { expect, it } from 'vitest'
import { AppError } from '../http/app-error.ts'
import { TryLater } from '../jobs/jobs.ts'
import { SealError } from '../sealing/seal.ts'
import { finalProblem } from './giving-up.ts'

const since = new Date('2026-12-01T07:00:00Z')
const soon = { since, now: new Date('2026-12-03T07:00:00Z') }
const late = { since, now: new Date('2026-12-05T08:00:00Z') }

it.each([
  ['what the law of the form refuses', new AppError('request.invalid', 'No'), soon, 'undrawable'],
  ['what another secret has sealed', new SealError(true), soon, 'unreadable'],
  ['a mail server that is away', new TryLater('ECONNECTION'), soon, undefined],
  ['a mail server that is away for days', new TryLater('ECONNECTION'), late, 'not-taken'],
  ['a fault of ours', new TypeError('x'), soon, undefined],
  ['a fault of ours that nobody mends', new TypeError('x'), late, 'undrawable'],
])('of %s', (_what, error, tried, problem) => {
  expect(finalProblem(error, tried)).toBe(problem)
})
