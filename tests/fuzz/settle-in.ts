import { exampleFor } from './examples.ts'
import { type Person, remember } from './people.ts'
import { createRandom } from './random.ts'

/** What somebody has who has used Sheaf for a while. Requests that name nothing are refused at the door. */
const firstSteps: readonly (readonly [method: 'POST' | 'PUT', path: string])[] = [
  // Invoices that are sent by themselves take their numbers from it.
  ['PUT', '/api/number-series'],
  ['POST', '/api/templates'],
  ['POST', '/api/custom-quote-templates'],
  ['POST', '/api/custom-po-templates'],
  ['POST', '/api/custom-cn-templates'],
  ['POST', '/api/custom-delivery-note-templates'],
  ['POST', '/api/schedules'],
  ['POST', '/api/reminders'],
  ['POST', '/api/account/access-tokens'],
  ['POST', '/api/objects/upload'],
]

/** Gives somebody new all that their plan allows, by the API and as a good client would. */
export async function settleIn(url: string, person: Person): Promise<Person> {
  if (person.role === 'visitor' || person.role === 'token') return person
  const random = createRandom(person.email)
  const headers = {
    'content-type': 'application/json',
    // Hundreds follow one another: from one network they would be too many.
    'x-forwarded-for': `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`,
    ...Object.fromEntries(person.headers),
  }
  for (const [method, path] of firstSteps) {
    const example = exampleFor({ method, path })?.(random, person) ?? {}
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(example) })
    const said = await answer.json()
    if (answer.ok) remember(person, path, said)
    else if (person.role === 'premium') throw new Error(`${path}: ${JSON.stringify(said)}`)
  }
  return person
}
