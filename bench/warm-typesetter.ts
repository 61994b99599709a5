import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'

/** The typesetter of the product with one worker, so that it has no more cores than a peer. */
export async function warmTypesetter(): Promise<Typesetter> {
  const typesetter = createTypesetter({ workers: 1, queueLimit: 1 })
  await typesetter.check()
  return typesetter
}
