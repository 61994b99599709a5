import type { QueryClient } from '@tanstack/react-query'
import { basePath, sessionLoss } from '#api/client.ts'
import { knownUser } from '#api/current-user.ts'
import { showToast } from '#app/layout/toasts.tsx'
import { rememberOpenDraft } from '#studio/return-draft.ts'
import { ownAddress, withBase } from '#ui/page/base-path.ts'
import { createLoginRedirect } from './login-redirect.ts'

export const loginRedirect = createLoginRedirect({
  say: showToast,
  later: (work, milliseconds) => setTimeout(work, milliseconds),
  go(address) {
    rememberOpenDraft()
    location.assign(withBase(basePath, address))
  },
})

/** From now on a call that is answered Unauthorized takes a member to the login, whatever screen made it. */
export function watchForLostSession(queryClient: QueryClient): void {
  sessionLoss.handleWith(() => {
    if (!knownUser(queryClient)) return false
    loginRedirect.begin(ownAddress(basePath), location.search.slice(1))
    return true
  })
}
