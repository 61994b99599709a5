import { describe, expect, it } from 'vitest'
import { createWorkLimit } from './work-limit.ts'

type Piece = { readonly name: string; readonly end: () => void; readonly fail: () => void }

function aWorkplace(limit: number) {
  const withinLimit = createWorkLimit(limit)
  const begun: Piece[] = []
  return {
    names: () => begun.map(({ name }) => name),
    find: (name: string) => begun.find((piece) => piece.name === name),
    begin: (name: string, signal?: AbortSignal) =>
      withinLimit(
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
    const workplace = aWorkplace(2)
    const first = workplace.begin('a')
    for (const name of ['b', 'c', 'd']) workplace.begin(name)
    expect(workplace.names()).toEqual(['a', 'b'])
    workplace.find('a')?.end()
    expect(await first).toBe('a')
    await settle()
    expect(workplace.names()).toEqual(['a', 'b', 'c'])
  })

  it('goes on after a piece that failed', async () => {
    const workplace = aWorkplace(1)
    const first = workplace.begin('a')
    workplace.begin('b')
    workplace.find('a')?.fail()
    await expect(first).rejects.toThrow('a')
    await settle()
    expect(workplace.names()).toEqual(['a', 'b'])
  })

  it('never begins what was called off while it waited', async () => {
    const workplace = aWorkplace(1)
    const stop = new AbortController()
    workplace.begin('a')
    const called = workplace.begin('b', stop.signal)
    workplace.begin('c')
    stop.abort(new Error('called off'))
    await expect(called).rejects.toThrow('called off')
    workplace.find('a')?.end()
    await settle()
    expect(workplace.names()).toEqual(['a', 'c'])
  })

  it('has its places free again when all is done', async () => {
    const workplace = aWorkplace(1)
    const first = workplace.begin('a')
    workplace.find('a')?.end()
    await first
    workplace.begin('b')
    expect(workplace.names()).toEqual(['a', 'b'])
  })
})
