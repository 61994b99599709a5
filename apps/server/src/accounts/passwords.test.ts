import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword, lockedHash } from './passwords.ts'

describe('passwords', () => {
  it('are kept as salted Argon2id hashes', async () => {
    const [first, second] = await Promise.all([hashPassword('same'), hashPassword('same')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(second).not.toBe(first)
    expect(await isPassword('same', first)).toBe(true)
    expect(await isPassword('other', first)).toBe(false)
  })

  it('keep every sign: no script, length or trailing space is lost', async () => {
    const password = `${'ü🧾'.repeat(30)} \u0000x`
    const hash = await hashPassword(password)
    expect(await isPassword(password, hash)).toBe(true)
    expect(await isPassword(password.slice(0, -1), hash)).toBe(false)
    expect(await isPassword(password.normalize('NFD'), hash)).toBe(false)
  })

  it('cost as much to check where there is no account: the same sums over the same memory', async () => {
    const cost = (hash: string) => hash.split('$').slice(0, 4).join('$')
    expect(cost(lockedHash)).toBe(cost(await hashPassword('any')))
    expect(await isPassword('any', undefined)).toBe(false)
    const known = await leastWork(() => isPassword('any', lockedHash))
    const unknown = await leastWork(() => isPassword('any', undefined))
    expect(unknown).toBeGreaterThan(known / 4)
  })
})

/** In microseconds of the processor: what other programs do meanwhile does not count. */
async function leastWork(check: () => Promise<unknown>): Promise<number> {
  const costs: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const from = process.cpuUsage()
    await check()
    const { user, system } = process.cpuUsage(from)
    costs.push(user + system)
  }
  return Math.min(...costs)
}
