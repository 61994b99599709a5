import { afterEach, describe, expect, it } from 'vitest'
import { claimDraft, type Standing } from './draft-claim.ts'

type Tab = { standing: Standing; leave: () => void }

const tabs: Tab[] = []

/** A tab as the screen behaves: it lets go of a draft as soon as another one has it. */
function openTab(id: string, isForced = false): Tab {
  const tab: Tab = { standing: 'asking', leave: () => {} }
  tab.leave = claimDraft(id, isForced, {
    onHeld: () => {
      tab.standing = 'held'
    },
    onElsewhere: () => {
      tab.standing = 'elsewhere'
      tab.leave()
    },
  })
  tabs.push(tab)
  return tab
}

describe('a draft', () => {
  afterEach(() => {
    for (const tab of tabs.splice(0)) tab.leave()
  })

  it('belongs to the tab that opened it first', async () => {
    const first = openTab('one')
    await expect.poll(() => first.standing).toBe('held')
    const second = openTab('one')
    await expect.poll(() => second.standing).toBe('elsewhere')
    expect(first.standing).toBe('held')
    const other = openTab('two')
    await expect.poll(() => other.standing).toBe('held')
  })

  it('goes to a tab that takes it, and the first one hears of it', async () => {
    const first = openTab('taken')
    await expect.poll(() => first.standing).toBe('held')
    const second = openTab('taken', true)
    await expect.poll(() => second.standing).toBe('held')
    expect(first.standing).toBe('elsewhere')
  })

  it('is taken from a tab that does not answer', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const asleep = navigator.locks.request('sheaf.draft.asleep', () => promise).catch(() => 'lost')
    const second = openTab('asleep', true)
    await expect.poll(() => second.standing, { timeout: 3000 }).toBe('held')
    resolve()
    expect(await asleep).toBe('lost')
  })

  it('is free again when its tab is closed, also for one that waits already', async () => {
    const first = openTab('left')
    await expect.poll(() => first.standing).toBe('held')
    const next = openTab('left')
    first.leave()
    await expect.poll(() => next.standing).toBe('held')
  })
})
