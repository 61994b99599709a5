import { describe, expect, it } from 'vitest'
import { tagged } from '../../test/support/tagged.ts'
import type { Owner } from '../proposal.ts'
import { partiesToAsk } from './who.ts'

const nobody: Owner = { names: [], emails: [], taxIds: [], ibans: [] }

function asked(marked: string, owner: Owner = nobody) {
  const { reading, spans } = tagged(marked)
  return partiesToAsk(reading, spans, owner)?.map(({ name }) => name)
}

const doubtful =
  '⟦me.company@0.5|Hansen Takelage⟧ for ⟦other.company@0.5|Nordwind GmbH⟧, signed ⟦other.name@0.4|Jens Ohm⟧'

describe('which of these is you', () => {
  it('is asked where nothing tells, firms first', () => {
    expect(asked(doubtful)).toEqual(['Hansen Takelage', 'Nordwind GmbH', 'Jens Ohm'])
  })

  it('is not asked where the user is named, or the other side is clear', () => {
    expect(asked(doubtful, { ...nobody, names: ['Hansen Takelage'] })).toBeUndefined()
    expect(asked(doubtful.replace('@0.5|Nordwind', '@0.9|Nordwind'))).toBeUndefined()
    expect(asked('for ⟦other.company@0.5|Nordwind GmbH⟧')).toBeUndefined()
  })
})
