import type { PagePath } from '@sheaf/contract/pages'
import { productName } from '@sheaf/contract/product'
import { isDocumentType } from '@sheaf/domain/documents/document-type'
import type { Session } from '#api/session.ts'
import { interim, redirect, type Screen, screen } from './screen.tsx'

/** The screen of a page. Members see another one than visitors where they have a row of their own. */
export function findScreen(page: PagePath, state: Session['state']): Screen {
  return (state === 'member' ? memberScreens[page] : undefined) ?? screens[page]
}

const createTitles = {
  invoice: 'Create Invoice',
  quote: 'Create Quote',
  credit_note: 'Create Credit Note',
  purchase_order: 'Create Purchase Order',
} as const

const editorSentence =
  'Here you will fill in your document on the sheet itself and download it as a PDF.'

const screens: Record<PagePath, Screen> = {
  '/': screen(productName, async () => {
    const { VisitorStart } = await import('../features/start/visitor-start.tsx')
    return VisitorStart
  }),
  '/howto': interim(
    'How-to guides',
    'Here you will read short guides on invoices, quotes, taxes and getting paid.',
  ),
  '/howto/:slug': interim(
    'How-to guide',
    'Here you will read one guide from beginning to end, with its contents beside it.',
  ),
  '/login': interim('Sign in', 'Here you will sign in with your email address and password.'),
  '/signup': interim(
    'Create your account',
    'Here you will open an account with your name, email address and a password.',
  ),
  '/forgot-password': interim(
    'Forgot your password?',
    'Here you will ask for a mail with a link that sets a new password.',
  ),
  '/reset-password': interim(
    'Set a new password',
    'Here you will choose a new password, coming from the link in our mail.',
  ),
  '/confirm-email': interim(
    'Confirm your email',
    'Here you will confirm your address, coming from the link in our mail.',
  ),
  '/create': interim(createTitles.invoice, editorSentence),
  '/create/:type': interim(({ type = '' }) => {
    return isDocumentType(type) ? createTitles[type] : createTitles.invoice
  }, editorSentence),
  '/create-invoice': redirect(createTitles.invoice, '/create/invoice'),
  '/quotes': interim(createTitles.quote, editorSentence),
  '/create-quote': interim(createTitles.quote, editorSentence),
  '/purchase-orders': interim(createTitles.purchase_order, editorSentence),
  '/create-purchase-order': interim(createTitles.purchase_order, editorSentence),
  '/credit-notes': interim(createTitles.credit_note, editorSentence),
  '/create-credit-note': interim(createTitles.credit_note, editorSentence),
  '/templates': interim(
    'Invoice templates',
    'Here you will choose the sheet that suits you and make it your own.',
  ),
  '/templates/manage': interim(
    'Your templates and logos',
    'Here you will find what you have saved, ready to use again.',
  ),
  '/all-templates': interim(
    'All Templates',
    'Here you will see every sheet for invoices, quotes, purchase orders and credit notes.',
  ),
  '/account': interim(
    'Your account',
    'Here you will keep your name, address and password up to date.',
  ),
  '/upgrade': interim(
    'Upgrade to Premium',
    'Here you will move on to unlimited documents, advanced sheets and recurring billing.',
  ),
}

const memberScreens: Partial<Record<PagePath, Screen>> = {
  '/': screen('Dashboard', async () => {
    const { MemberStart } = await import('../features/start/member-start.tsx')
    return MemberStart
  }),
}
