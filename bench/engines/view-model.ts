import { compute } from '@sheaf/domain/documents/totals'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import type { Engine } from '../engine.ts'

/** No page at all: the part of the work that every engine shares, to be read beside the others. */
export async function createEngine(): Promise<Engine> {
  return {
    render: async (invoice) => [toViewModel(compute(invoice)).title],
    close: async () => {},
  }
}
