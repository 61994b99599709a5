import { describe, expect, it } from 'vitest'
import { createSeats } from './seats.ts'

const stays = new AbortController().signal

function room() {
  const seats = createSeats({ seats: 2, waiting: 3, waitingOfAccount: 1 })
  const order: string[] = []
  const sit = (account: string, signal = stays) =>
    seats.take(account, signal).then((leave) => {
      order.push(account)
      return leave
    })
  return { order, sit }
}

describe('seats', () => {
  it('one account holds one, so that another is read at once', async () => {
    const { order, sit } = room()
    const leave = await sit('ann')
    const second = sit('ann')
    await sit('ben')
    expect(order).toEqual(['ann', 'ben'])
    leave()
    await second
    expect(order).toEqual(['ann', 'ben', 'ann'])
  })

  it('are given in turn, past whoever has one already', async () => {
    const { order, sit } = room()
    const leaveAnn = await sit('ann')
    await sit('ben')
    const again = sit('ben')
    const third = sit('cleo')
    leaveAnn()
    const leaveCleo = await third
    expect(order).toEqual(['ann', 'ben', 'cleo'])
    leaveCleo()
    expect(await Promise.race([again, Promise.resolve('waits')])).toBe('waits')
  })

  it('are not waited for by a third of one account, nor by more than the room holds', async () => {
    const { sit } = room()
    await sit('ann')
    await sit('ben')
    void sit('ann')
    await expect(sit('ann')).rejects.toMatchObject({ code: 'rate.limited' })
    void sit('ben')
    void sit('cleo')
    await expect(sit('dora')).rejects.toMatchObject({ code: 'server.overloaded' })
  })

  it('are not kept for who has left', async () => {
    const { order, sit } = room()
    const leaving = new AbortController()
    const leave = await sit('ann')
    await sit('ben')
    const gone = sit('cleo', leaving.signal)
    const patient = sit('dora')
    leaving.abort(new Error('left'))
    await expect(gone).rejects.toThrow('left')
    leave()
    await patient
    expect(order).toEqual(['ann', 'ben', 'dora'])
    await expect(sit('eve', leaving.signal)).rejects.toThrow('left')
  })
})
