import { describe, expect, it } from 'vitest'
import type { ToastNote } from '#ui/feedback/toast-state.ts'
import { createLoginRedirect } from './login-redirect.ts'

function aLoginRedirect() {
  const said: ToastNote[] = []
  const gone: string[] = []
  const waiting: { work: () => void; milliseconds: number }[] = []
  const loginRedirect = createLoginRedirect({
    say: async (note) => said.push(note),
    later: (work, milliseconds) => waiting.push({ work, milliseconds }),
    go: (address) => gone.push(address),
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { loginRedirect, said, gone, waiting, settle }
}

describe('a lost session', () => {
  it('is said, and half a second later the page is left for the login', async () => {
    const { loginRedirect, said, gone, waiting, settle } = aLoginRedirect()
    loginRedirect.begin('/create/invoice', 'template=blue-wave')
    await settle()
    expect(said).toEqual([
      {
        title: 'Unauthorized',
        description: 'You are logged out. Logging in again...',
        variant: 'destructive',
      },
    ])
    expect(waiting.map(({ milliseconds }) => milliseconds)).toEqual([500])
    expect(gone).toEqual([])
    waiting[0]?.work()
    expect(gone).toEqual(['/api/login?returnTo=%2Fcreate%2Finvoice%3Ftemplate%3Dblue-wave'])
  })

  it('that several calls find out at once is said once and left once', async () => {
    const { loginRedirect, said, gone, waiting, settle } = aLoginRedirect()
    loginRedirect.begin('/account', '')
    loginRedirect.begin('/account', '')
    await settle()
    for (const { work } of waiting) work()
    expect(said).toHaveLength(1)
    expect(gone).toHaveLength(1)
  })

  it('keeps nobody who has gone elsewhere meanwhile', async () => {
    const { loginRedirect, gone, waiting, settle } = aLoginRedirect()
    const callOff = loginRedirect.begin('/templates', '')
    await settle()
    callOff()
    loginRedirect.begin('/account', '')
    await settle()
    for (const { work } of waiting) work()
    expect(gone).toEqual(['/api/login?returnTo=%2Faccount'])
  })

  it('can be found out again on a page that was come back to', async () => {
    const { loginRedirect, said, waiting, settle } = aLoginRedirect()
    loginRedirect.begin('/account', '')
    await settle()
    waiting[0]?.work()
    loginRedirect.begin('/account', '')
    await settle()
    expect(said).toHaveLength(2)
  })
})
