import { expect, it } from 'vitest'
import { readGuideSources } from './guide-library.ts'

const guides = readGuideSources()

const emails = guides.flatMap(({ about, text }) =>
  [...text.matchAll(/(?:^>.*$\n?)+/gm)]
    .map(([quote]) => quote.trim().replaceAll(/^> ?/gm, ''))
    .filter((quote) => quote.startsWith('**Subject'))
    .map((quote) => {
      const [subject = '', greeting = '', ...rest] = quote.split('\n\n')
      return { slug: about.slug, subject, greeting, first: rest[0] ?? '', last: rest.at(-1) ?? '' }
    }),
)

it('the guides give emails to copy', () => {
  expect(emails.length).toBeGreaterThanOrEqual(12)
})

it.each(emails)('$slug: $subject greets, says, closes and is signed', (email) => {
  expect(email.subject).toMatch(/^\*\*Subject: [^*]+\*\*$/)
  expect(email.greeting).toMatch(/^(?:Dear|Hello) [^\n]+,$/)
  expect(email.first).toMatch(/^[A-Z]/)
  expect(email.last).toMatch(/^(?:Best wishes|Kind regards|Sincerely),\\\n[A-Z][^\n]+$/)
})

it.each(guides)(
  '$about.slug has no email with its subject in the middle or its greeting in a sentence',
  ({ text }) => {
    expect(text).not.toMatch(/^> Subject:/m)
    expect(text).not.toMatch(/^> (?:Dear|Hello) [^,\n]+, [a-z]/m)
  },
)
