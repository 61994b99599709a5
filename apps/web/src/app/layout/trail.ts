import type { PagePath } from '@sheaf/contract/pages'
import type { Session } from '#api/session.ts'
import { type FindScreen, type Params, resolveTitle } from '#app/routing/screen.tsx'
import { editingTitle } from '#studio/history-note.ts'

export type Crumb = {
  readonly name: string
  /** Missing for the page one is on. */
  readonly href?: string
}

type Place = {
  readonly page: PagePath
  readonly params: Params
  readonly state: Session['state']
  /** A saved template is changed there, and no document is written. */
  readonly isEditing?: boolean
  readonly findScreen: FindScreen
}

/** The way from the start to a page. Empty where it would have one level only. */
export function trailTo({ page, params, state, isEditing, findScreen }: Place): readonly Crumb[] {
  const parent = isEditing ? '/templates/manage' : parents[page]
  if (parent === undefined) return []
  const start = { name: state === 'member' ? 'Dashboard' : 'Home', href: '/' }
  const between = parent === '/' ? [] : [{ name: nameOf(parent), href: parent }]
  return [start, ...between, { name: isEditing ? editingTitle : nameOf(page) }]

  function nameOf(of: PagePath): string {
    return resolveTitle(findScreen(of, state).title, params)
  }
}

// The pages around signing in stand for themselves: nobody comes to them from above.
const parents: Partial<Record<PagePath, PagePath>> = {
  '/howto': '/',
  '/howto/:slug': '/howto',
  '/open': '/',
  '/create': '/',
  '/create/:type': '/',
  '/quotes': '/',
  '/create-quote': '/',
  '/purchase-orders': '/',
  '/create-purchase-order': '/',
  '/credit-notes': '/',
  '/create-credit-note': '/',
  '/templates': '/',
  '/templates/manage': '/templates',
  '/all-templates': '/',
  '/export': '/',
  '/account': '/',
  '/upgrade': '/account',
  '/support': '/account',
  '/recurring': '/',
  '/recurring/new': '/recurring',
  '/recurring/:id': '/recurring',
  '/recurring/:id/edit': '/recurring',
  '/reminders': '/',
  '/reminders/:id': '/reminders',
}
