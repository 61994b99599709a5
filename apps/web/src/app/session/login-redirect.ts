import type { ToastNote } from '#ui/feedback/toast-state.ts'
import { loginAddress } from './login-address.ts'

const delay = 500

type World = {
  readonly say: (note: ToastNote) => Promise<unknown>
  readonly later: (work: () => void, milliseconds: number) => void
  /** Leaves for an address of this installation. */
  readonly go: (address: string) => void
}

/** The one way by which a reader without a session is told so and taken to the login. */
export function createLoginRedirect({ say, later, go }: World) {
  let current: symbol | undefined
  return {
    /** Answers how to call it off. A second redirect while one is under way changes nothing. */
    begin(address: string, query: string): () => void {
      if (current) return () => {}
      const own = Symbol(address)
      current = own
      const stillOn = () => current === own
      // The half second is for reading: it begins when the words can be seen.
      say(note).then(() => {
        later(() => {
          if (!stillOn()) return
          current = undefined
          go(loginAddress(address, query))
        }, delay)
      })
      return () => {
        if (stillOn()) current = undefined
      }
    },
  }
}

const note: ToastNote = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  variant: 'destructive',
}
