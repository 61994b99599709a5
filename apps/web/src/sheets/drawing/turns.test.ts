import { describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

type Piece = { readonly name: string; readonly end: () => void; readonly fail: () => void }

function aDesk(limit: number) {
  const inTurn = createTurns(limit)
  const begun: Piece[] = []
  return {
    names: () => begun.map(({ name }) => name),
    find: (name: string) => begun.find((piece) => piece.name === name),
    begin: (name: string, signal?: AbortSignal) =>
      inTurn(
        () =>
          new Promise<string>((resolve, reject) => {
            begun.push({ name, end: () => resolve(name), fail: () => reject(new Error(name)) })
          }),
        signal,
      ),
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('work in turns', () => {
  it('runs so many at once and the others in the order in which they came', async () => {
    const desk = aDesk(2)
    const first = desk.begin('a')
    for (const name of ['b', 'c', 'd']) desk.begin(name)
    expect(desk.names()).toEqual(['a', 'b'])
    desk.find('a')?.end()
    expect(await first).toBe('a')
    await settle()
    expect(desk.names()).toEqual(['a', 'b', 'c'])
  })

  it('goes on after a piece that failed', async () => {
    const desk = aDesk(1)
    const first = desk.begin('a')
    desk.begin('b')
    desk.find('a')?.fail()
    await expect(first).rejects.toThrow('a')
    await settle()
    expect(desk.names()).toEqual(['a', 'b'])
  })

  it('never begins what was called off while it waited', async () => {
    const desk = aDesk(1)
    const stop = new AbortController()
    desk.begin('a')
    const called = desk.begin('b', stop.signal)
    desk.begin('c')
    stop.abort(new Error('called off'))
    await expect(called).rejects.toThrow('called off')
    desk.find('a')?.end()
    await settle()
    expect(desk.names()).toEqual(['a', 'c'])
  })

  it('has its places free again when all is done', async () => {
    const desk = aDesk(1)
    const first = desk.begin('a')
    desk.find('a')?.end()
    await first
    desk.begin('b')
    expect(desk.names()).toEqual(['a', 'b'])
  })
})
