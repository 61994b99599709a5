import type { PagePath } from '@sheaf/contract/pages'
import { kindTitle } from '@sheaf/domain/documents/field-labels'
import { type DocumentKind, isDocumentKind } from '@sheaf/domain/documents/kind'
import { createElement } from 'react'
import type { Session } from '#api/session.ts'
import type { OwnEditorKind } from '../../features/editors/editor-kinds.ts'
import { redirect, type Screen, screen } from './screen.tsx'
import { siteScreens } from './site-screens.ts'

/** The screen of a page. Members see another one than visitors where they have a row of their own. */
export function findScreen(page: PagePath, state: Session['state']): Screen {
  return (state === 'member' ? memberScreens[page] : undefined) ?? screens[page]
}

function createTitle(kind: DocumentKind): string {
  return `Create ${kindTitle(kind)}`
}

function editor(kind: OwnEditorKind): Screen {
  return screen(createTitle(kind), async () => {
    const { EditorScreen } = await import('../../features/editors/editor-screen.tsx')
    return () => createElement(EditorScreen, { kind })
  })
}

async function loadCreateScreen() {
  const { CreateScreen } = await import('../../features/create/create-screen.tsx')
  return CreateScreen
}

const screens: Record<PagePath, Screen> = {
  ...siteScreens,
  '/login': screen('Sign in', async () => {
    const { LoginScreen } = await import('../../features/accounts/login-screen.tsx')
    return LoginScreen
  }),
  '/signup': screen('Create your account', async () => {
    const { SignupScreen } = await import('../../features/accounts/signup-screen.tsx')
    return SignupScreen
  }),
  '/forgot-password': screen('Forgot your password?', async () => {
    const { ForgotPasswordScreen } = await import(
      '../../features/accounts/forgot-password-screen.tsx'
    )
    return ForgotPasswordScreen
  }),
  '/reset-password': screen('Set a new password', async () => {
    const { ResetPasswordScreen } = await import(
      '../../features/accounts/reset-password-screen.tsx'
    )
    return ResetPasswordScreen
  }),
  '/confirm-email': screen('Confirm your email', async () => {
    const { ConfirmEmailScreen } = await import('../../features/accounts/confirm-email-screen.tsx')
    return ConfirmEmailScreen
  }),
  '/stop-mails': screen('Stop emails', async () => {
    const { StopMailsScreen } = await import('../../features/stop-mails/stop-mails-screen.tsx')
    return StopMailsScreen
  }),
  '/open': screen('Open an e-invoice', async () => {
    const { OpenScreen } = await import('../../features/open/open-screen.tsx')
    return OpenScreen
  }),
  '/create': screen(createTitle('invoice'), loadCreateScreen),
  '/create/:type': screen(({ type = '' }) => {
    return createTitle(isDocumentKind(type) ? type : 'invoice')
  }, loadCreateScreen),
  '/create-invoice': redirect(createTitle('invoice'), '/create/invoice'),
  '/quotes': editor('quote'),
  '/create-quote': editor('quote'),
  '/purchase-orders': editor('purchase_order'),
  '/create-purchase-order': editor('purchase_order'),
  '/credit-notes': editor('credit_note'),
  '/create-credit-note': editor('credit_note'),
  '/templates': screen('Invoice templates', async () => {
    const { GalleryScreen } = await import('../../features/gallery/gallery-screen.tsx')
    return GalleryScreen
  }),
  '/templates/manage': screen('Your templates and logos', async () => {
    const { TemplateListScreen } = await import(
      '../../features/template-list/template-list-screen.tsx'
    )
    return TemplateListScreen
  }),
  '/all-templates': screen('All Templates', async () => {
    const { AllTemplatesScreen } = await import(
      '../../features/all-templates/all-templates-screen.tsx'
    )
    return AllTemplatesScreen
  }),
  '/account': screen('Your account', async () => {
    const { AccountScreen } = await import('../../features/accounts/account/account-screen.tsx')
    return AccountScreen
  }),
  '/upgrade': screen('Upgrade to Premium', async () => {
    const { UpgradeScreen } = await import('../../features/upgrade/upgrade-screen.tsx')
    return UpgradeScreen
  }),
  '/support': screen('Support', async () => {
    const { SupportScreen } = await import('../../features/accounts/support-screen.tsx')
    return SupportScreen
  }),
}

const memberScreens: Partial<Record<PagePath, Screen>> = {
  '/': screen('Dashboard', async () => {
    const { DashboardScreen } = await import('../../features/dashboard/dashboard-screen.tsx')
    return DashboardScreen
  }),
}
