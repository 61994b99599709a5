import { expect, it } from 'vitest'
import { fold } from '../finding/fold.ts'
import { ignoredParts } from './ignored.ts'
import { linesOf } from './lines.ts'

const mail = `Fine, 400 it is.

Kind regards
Ann Lee
Room 4, second floor
Registered in England, company no. 123

On 3 Nov 2026 at 10:12, Jo <jo@a.example> wrote:
> 500 as agreed?`

function ignored(read: readonly string[]) {
  const places = read.map((words) => {
    const start = mail.indexOf(words)
    return { start, end: start + words.length }
  })
  return ignoredParts(linesOf(mail, fold(mail)), places).map(({ start, end, why }) => [
    why,
    mail.slice(start, end),
  ])
}

it('what is quoted, stands below a name or is there for the law is no content', () => {
  expect(ignored([])).toEqual([
    ['signature', 'Ann Lee\nRoom 4, second floor'],
    ['legal', 'Registered in England, company no. 123'],
    ['quoted', '500 as agreed?'],
  ])
})

it('a line that a value was read from is content', () => {
  expect(ignored(['Ann Lee', '500'])).toEqual([
    ['signature', 'Room 4, second floor'],
    ['legal', 'Registered in England, company no. 123'],
  ])
})
