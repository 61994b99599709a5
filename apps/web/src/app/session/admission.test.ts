import { type PagePath, pages } from '@sheaf/contract/pages'
import { describe, expect, it } from 'vitest'
import { admit } from './admission.ts'

const states = ['loading', 'visitor', 'unknown', 'member'] as const
const memberPages = (Object.keys(pages) as PagePath[]).filter((page) => pages[page] === 'member')

describe('an address', () => {
  it.each(states)('that is no page is not found, whoever asks (%s)', (state) => {
    expect(admit(undefined, state)).toEqual({ to: 'not-found' })
  })

  it.each(states)('open to everyone is drawn at once (%s)', (state) => {
    expect(admit('/', state)).toEqual({ to: 'screen', page: '/' })
    expect(admit('/howto/:slug', state)).toEqual({ to: 'screen', page: '/howto/:slug' })
  })

  it.each(['/login', '/signup', '/forgot-password'] as const)(
    'for visitors, %s, is drawn while we do not know better, and leads a member to the start',
    (page) => {
      expect(admit(page, 'loading')).toEqual({ to: 'screen', page })
      expect(admit(page, 'visitor')).toEqual({ to: 'screen', page })
      expect(admit(page, 'unknown')).toEqual({ to: 'screen', page })
      expect(admit(page, 'member')).toEqual({ to: 'start' })
    },
  )

  it.each(memberPages)('for members, %s, waits for the session before it says anything', (page) => {
    expect(admit(page, 'loading')).toEqual({ to: 'wait' })
    expect(admit(page, 'visitor')).toEqual({ to: 'login' })
    expect(admit(page, 'unknown')).toEqual({ to: 'unreachable' })
    expect(admit(page, 'member')).toEqual({ to: 'screen', page })
  })
})
