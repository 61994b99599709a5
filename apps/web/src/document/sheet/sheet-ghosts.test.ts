import { documentKinds } from '@sheaf/domain/documents/kind'
import { newDocument } from '@sheaf/domain/documents/new-document'
import type { OptionId } from '@sheaf/domain/documents/options'
import { describe, expect, it } from 'vitest'
import { optionsOf } from '#document/paper/options.ts'
import { ghostsOf, labelAt } from './sheet-ghosts.ts'

const moment = { today: '2026-03-03', now: 1_772_530_204_817 }
const none: ReadonlySet<OptionId> = new Set()

describe('an empty sheet', () => {
  it.each(documentKinds)(
    'of %s asks for names, the number and the first line, in words',
    (kind) => {
      const document = newDocument(kind, moment)
      const ghosts = ghostsOf(document, none)
      for (const path of [
        'sender.name',
        'receiver.name',
        'number',
        'lines.0.description',
      ] as const) {
        expect(ghosts[path], path).toMatch(/^\S.*\S$/)
        expect(labelAt(kind, path)).toMatch(/^[A-Z]/)
      }
    },
  )

  it('leaves out what most documents do without until it is asked for', () => {
    const document = newDocument('purchase_order', moment)
    const rare = [
      'shipTo.name',
      'shipTo.phone',
      'charges.shipping',
      'sender.taxId',
      'delivery.carrier',
    ]
    const few = ghostsOf(document, none)
    const all = ghostsOf(document, new Set(optionsOf('purchase_order').keys()))
    expect(rare.filter((name) => name in few)).toEqual([])
    expect(rare.filter((name) => name in all)).toEqual(rare)
  })

  it('asks for bank details where money is asked for, and nowhere else', () => {
    expect(ghostsOf(newDocument('invoice', moment), none)).toHaveProperty(['bank.iban'])
    expect(ghostsOf(newDocument('quote', moment), none)).not.toHaveProperty(['bank.iban'])
  })
})
