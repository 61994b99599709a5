import { describe, expect, it } from 'vitest'
import { createTurns, type TurnLimits } from './turns.ts'

const roomy: TurnLimits = { inFlightEach: 2, waitingEach: 100, waitingInAll: 100 }

function someTurns(limits: Partial<TurnLimits> = {}) {
  const clock = { now: 0 }
  const turns = createTurns<string>({ ...roomy, ...limits }, () => clock.now)
  return {
    ...turns,
    clock,
    ask(client: string, count: number) {
      return Array.from({ length: count }, (_, index) => turns.add(`${client}${index + 1}`, client))
    },
    /** One worker that takes `ms` for everything: the order in which it works. */
    workAll(ms = 10): string[] {
      const order: string[] = []
      for (let turn = turns.next(); turn; turn = turns.next()) {
        order.push(turn.work)
        clock.now += ms
        turns.done(turn.client, ms)
      }
      return order
    },
  }
}

describe('turns', () => {
  it('go round among clients, in the order of each', () => {
    const { ask, workAll } = someTurns()
    ask('a', 3)
    ask('b', 2)
    ask('c', 1)
    expect(workAll()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  it('come at once to a client that asks seldom, however many wait for another', () => {
    const { ask, next, done, clock } = someTurns()
    ask('flood', 12)
    next()
    ask('seldom', 1)
    clock.now += 9_000
    done('flood', 9_000)
    expect(next()?.work).toBe('seldom1')
    expect(next()?.work).toBe('flood2')
  })

  it('are shared by time, not by count: ten short ones weigh as much as one long one', () => {
    const { ask, next, done, clock } = someTurns({ inFlightEach: 1 })
    ask('long', 2)
    ask('short', 12)
    const order: string[] = []
    for (let turn = next(); turn; turn = next()) {
      order.push(turn.work)
      const ms = turn.client === 'long' ? 1000 : 100
      clock.now += ms
      done(turn.client, ms)
    }
    expect(order.indexOf('long2')).toBeGreaterThan(8)
  })

  it('are two at a time for each client', () => {
    const { ask, next, done } = someTurns()
    ask('a', 5)
    expect([next()?.work, next()?.work, next()]).toEqual(['a1', 'a2', undefined])
    done('a', 1)
    expect(next()?.work).toBe('a3')
  })

  it('have no limit for work of the product itself', () => {
    const { add, next } = someTurns({ waitingEach: 1, inFlightEach: 1 })
    for (const work of ['x', 'y', 'z']) expect(add(work, undefined).isAdmitted).toBe(true)
    expect([next()?.work, next()?.work, next()?.work]).toEqual(['x', 'y', 'z'])
  })

  it('are refused beyond what one client may wait for, and others are not', () => {
    const { ask } = someTurns({ waitingEach: 3 })
    const outcomes = ask('a', 5)
    expect(outcomes.slice(3)).toEqual(Array(2).fill({ isAdmitted: false, reason: 'client' }))
    expect(ask('b', 1)).toEqual([{ isAdmitted: true, displaced: undefined }])
  })

  it('are given up by whoever waits for most when no room is left', () => {
    const { ask, workAll } = someTurns({ waitingInAll: 4 })
    ask('a', 4)
    expect(ask('b', 1)).toEqual([{ isAdmitted: true, displaced: 'a4' }])
    expect(ask('a', 1)).toEqual([{ isAdmitted: false, reason: 'all' }])
    expect(ask('b', 2)).toEqual([
      { isAdmitted: true, displaced: 'a3' },
      { isAdmitted: false, reason: 'all' },
    ])
    expect(workAll()).toEqual(['a1', 'b1', 'a2', 'b1'])
  })

  it('are dropped with those who left', () => {
    const { ask, remove, workAll } = someTurns()
    ask('a', 3)
    expect(remove('a2')).toBe(true)
    expect(remove('a2')).toBe(false)
    expect(workAll()).toEqual(['a1', 'a3'])
  })

  it('forget what was used: a client of a minute ago is like a new one', () => {
    const { ask, next, done, clock } = someTurns()
    ask('a', 2)
    next()
    done('a', 10)
    clock.now += 20 * 60_000
    ask('b', 1)
    next()
    done('b', 10)
    ask('b', 1)
    expect(next()?.work).toBe('a2')
  })
})
