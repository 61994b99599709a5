import { readdirSync, readFileSync } from 'node:fs'
import { compute } from '@sheaf/domain/documents/totals'
import { themes } from '@sheaf/rendering/catalogue/catalogue'
import { sampleDocument } from '@sheaf/rendering/samples'
import { sheetFor } from '@sheaf/rendering/sheet-for-theme'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import { describe, expect, it } from 'vitest'
import { createPatientTypesetter } from './patient-typesetter.ts'

function workersOfThisProcess(): number[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return processes.filter(isOwnWorker).map(Number)
}

function isOwnWorker(pid: string): boolean {
  try {
    const isOwn = readFileSync(`/proc/${pid}/status`, 'utf8').includes(`PPid:\t${process.pid}\n`)
    return isOwn && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('typesetter/worker.ts')
  } catch {
    // It has ended meanwhile.
    return false
  }
}

describe.skipIf(process.platform !== 'linux')('a build', () => {
  it('draws again what was broken off because a worker was killed', async () => {
    const told: string[] = []
    const others = workersOfThisProcess()
    const typesetter = createPatientTypesetter(themes.length, (message) => told.push(message))
    const page = toViewModel(compute(sampleDocument('invoice')))
    const drawn = themes.map((theme) => typesetter.toPages(sheetFor(page, theme)))
    await drawn[0]
    const killed = workersOfThisProcess().filter((worker) => !others.includes(worker))
    for (const worker of killed) process.kill(worker, 'SIGKILL')
    const pages = await Promise.all(drawn)
    expect(killed).toHaveLength(2)
    expect(pages.every(([first]) => first?.startsWith('<svg'))).toBe(true)
    expect(told.join()).toContain('"ending":"signal SIGKILL"')
    await typesetter.close()
  })
})
