import { describe, expect, it } from 'vitest'
import { findScreen } from '#app/routing/screens.ts'
import { trailTo as trail } from './trail.ts'

const trailTo = (place: Omit<Parameters<typeof trail>[0], 'findScreen'>) =>
  trail({ ...place, findScreen })

describe('the breadcrumbs', () => {
  it('begin at the dashboard for members and at home for others', () => {
    const guide = { page: '/howto/:slug', params: { slug: 'credit-note-guide' } } as const
    const [member] = trailTo({ ...guide, state: 'member' })
    expect(member).toEqual({ name: 'Dashboard', href: '/' })
    for (const state of ['visitor', 'loading', 'unknown'] as const) {
      expect(trailTo({ ...guide, state })[0]).toEqual({ name: 'Home', href: '/' })
    }
  })

  it('name each level once and lead to all but the last', () => {
    expect(trailTo({ page: '/templates/manage', params: {}, state: 'member' })).toEqual([
      { name: 'Dashboard', href: '/' },
      { name: 'Invoice templates', href: '/templates' },
      { name: 'Your templates and logos' },
    ])
    expect(trailTo({ page: '/create/:type', params: { type: 'quote' }, state: 'member' })).toEqual([
      { name: 'Dashboard', href: '/' },
      { name: 'Create Quote' },
    ])
  })

  it('lead to the templates where one of them is changed', () => {
    const place = { page: '/create/:type', params: { type: 'invoice' }, state: 'member' } as const
    expect(trailTo({ ...place, isEditing: true })).toEqual([
      { name: 'Dashboard', href: '/' },
      { name: 'Your templates and logos', href: '/templates/manage' },
      { name: 'Editing Template' },
    ])
  })

  it.each(['/', '/login', '/signup', '/confirm-email'] as const)('are absent on %s', (page) => {
    expect(trailTo({ page, params: {}, state: 'visitor' })).toEqual([])
  })
})
