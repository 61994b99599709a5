import { useLocation } from 'wouter'
import { api } from '#api/client.ts'
import { useChangeUser } from '#api/current-user.ts'
import { signOutHere } from '#api/signed-out.ts'

/** Ends the session, clears what it left in this browser, and goes to the start page. A failure is told to the console alone. */
export function useSignOut(userId: string): () => Promise<void> {
  const changeUser = useChangeUser()
  const [, navigate] = useLocation()
  return async () => {
    try {
      await signOutHere(userId, () => api.send({ method: 'POST', path: '/api/auth/logout' }))
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: The product's rule for this failure.
      console.error('Sign out failed', error)
      return
    }
    await changeUser(null)
    navigate('/')
  }
}
