import { describe, expect, it } from 'vitest'
import { createFollower } from './follower.ts'

/** Drawings that are finished by hand. */
function aDesk() {
  const begun: {
    readonly order: string
    readonly last: string | undefined
    readonly finish: () => void
    readonly fail: () => void
  }[] = []
  const seen: (string | undefined)[] = []
  const follower = createFollower<string, string>({
    draw: (order, last) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('no connection'))
        begun.push({ order, last, finish: () => resolve(`drawing of ${order}`), fail })
      }),
    onChange: () => seen.push(follower.state().drawing),
  })
  return { follower, begun, orders: () => begun.map(({ order }) => order) }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('a sheet that follows what is written', () => {
  it('is drawn one at a time, the newest next, and what came between never', async () => {
    const { follower, begun, orders } = aDesk()
    for (const order of ['a', 'ab', 'abc']) follower.follow(order)
    expect(orders()).toEqual(['a'])
    begun[0]?.finish()
    await settle()
    expect(orders()).toEqual(['a', 'abc'])
    expect(follower.state()).toMatchObject({ drawing: 'drawing of a', order: 'a', isDrawing: true })
    begun[1]?.finish()
    await settle()
    expect(follower.state()).toMatchObject({ drawing: 'drawing of abc', isDrawing: false })
    expect(begun[1]?.last).toBe('drawing of a')
  })

  it('stays as it was when a drawing fails, says so, and can be tried again', async () => {
    const { follower, begun, orders } = aDesk()
    follower.follow('a')
    begun[0]?.finish()
    await settle()
    follower.follow('ab')
    begun[1]?.fail()
    await settle()
    expect(follower.state()).toMatchObject({ drawing: 'drawing of a', isFailed: true })
    follower.tryAgain()
    begun[2]?.finish()
    await settle()
    expect(orders()).toEqual(['a', 'ab', 'ab'])
    expect(follower.state()).toMatchObject({ drawing: 'drawing of ab', isFailed: false })
  })

  it('does not call it a failure when something newer is already asked for', async () => {
    const { follower, begun } = aDesk()
    follower.follow('a')
    follower.follow('ab')
    begun[0]?.fail()
    await settle()
    expect(follower.state()).toMatchObject({ isFailed: false, isDrawing: true })
  })

  it('begins nothing more once it is stopped', async () => {
    const { follower, begun, orders } = aDesk()
    follower.follow('a')
    follower.follow('ab')
    follower.stop()
    begun[0]?.finish()
    await settle()
    expect(orders()).toEqual(['a'])
  })
})
