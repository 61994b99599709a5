import type { LanguageCode } from '@sheaf/domain/locale/languages'
import { mailText } from '@sheaf/domain/reminders/mail-text'
import { mailWords } from '@sheaf/domain/reminders/words'
import { renderClientMail } from '../../apps/server/src/client-mail/layout.ts'
import { expect, seriousFindings, test } from '../support/browser.ts'

const readers = [
  {
    language: 'en',
    themeId: 'corporate-stripe',
    company: 'Marlow & Finch',
    amount: '$1,204.50',
    dueDate: 'March 3, 2026',
  },
  {
    language: 'de',
    themeId: 'startup-logo',
    // Pale yellow: it has to be darkened before anyone can read it.
    primaryColor: '#ffe36e',
    company: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenverein e. V.',
    amount: '1.204,50 €',
    dueDate: '3. März 2026',
  },
  {
    language: 'ar',
    themeId: 'elegant-ampersand',
    company: 'مكتب النور للتصميم',
    amount: '1,204.50 د.إ.',
    dueDate: '3 مارس 2026',
  },
] as const satisfies readonly { readonly language: LanguageCode; readonly [key: string]: string }[]

async function reminderFor(reader: (typeof readers)[number]) {
  const { language, company, amount, dueDate } = reader
  const words = await mailWords(language)
  const values = { number: '2026-014', amount, dueDate, days: '7', company, client: '' }
  const { facts } = words
  return await renderClientMail({
    language,
    look: reader,
    senderName: company,
    ...mailText(words, words.reminders.polite, values, [words.attached]),
    facts: [
      [facts.number, values.number],
      [facts.amountDue, amount],
      [facts.dueDate, dueDate],
    ],
    action: { label: 'Mark as paid', href: 'https://sheaf.example/paid' },
    homeUrl: 'https://sheaf.example',
    stopUrl: 'https://sheaf.example/stop-mails?token=x',
  })
}

for (const reader of readers) {
  test(`a client reads a mail in ${reader.language} by day, by night and on a small phone`, async ({
    page,
  }, testInfo) => {
    const { html } = await reminderFor(reader)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const width of [720, 360, 320]) {
        await page.setViewportSize({ width, height: 760 })
        await page.setContent(html)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        const name = `${reader.language}-${colorScheme}-${width}.png`
        await testInfo.attach(name, {
          body: await page.screenshot({ fullPage: true }),
          contentType: 'image/png',
        })
      }
      expect(await seriousFindings(page)).toEqual([])
    }
  })
}
