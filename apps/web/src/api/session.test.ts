import type { CurrentUser } from '@sheaf/contract/current-user'
import { describe, expect, it } from 'vitest'
import { toSession } from './session.ts'

const ada: CurrentUser = {
  id: 'usr_1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: null,
  createdAt: '2026-03-01T00:00:00Z',
  subscription: 'free',
  documentsUsed: 0,
  logosGenerated: 0,
}

describe('who looks at the page', () => {
  it('is not known while the server is being asked', () => {
    expect(toSession({ data: undefined, isError: false, isFetching: true }).state).toBe('loading')
  })

  it('is a member when the server names one', () => {
    const session = toSession({ data: ada, isError: false, isFetching: false })
    expect(session).toEqual({ state: 'member', user: ada })
  })

  it('is a visitor when the server knows nobody', () => {
    expect(toSession({ data: null, isError: false, isFetching: false }).state).toBe('visitor')
  })

  it('stays unknown when the server does not answer, until it is asked again', () => {
    const failed = { data: undefined, isError: true }
    expect(toSession({ ...failed, isFetching: false }).state).toBe('unknown')
    expect(toSession({ ...failed, isFetching: true }).state).toBe('loading')
  })

  it('is still the member while the answer is being refreshed in vain', () => {
    expect(toSession({ data: ada, isError: true, isFetching: false }).state).toBe('member')
  })
})
