import { describe, expect, it } from 'vitest'
import { articleHtml } from './article-html.ts'

const picture = { path: '/assets/sheet-x-1a.svg', width: 612, height: 792 }
const toHtml = (text: string) => articleHtml(text, () => picture).html

describe('the text of a guide', () => {
  it('names its sections by the ids of its headings', () => {
    const { html, sections } = articleHtml('## Terms & dates\n\n### "Net 30"', () => picture)
    expect(sections).toEqual([
      { id: 'terms-dates', title: 'Terms & dates', level: 2 },
      { id: 'net-30', title: '"Net 30"', level: 3 },
    ])
    expect(html).toContain('<h2 id="terms-dates">Terms &amp; dates</h2>')
  })

  it('shows a sheet with its words, its size and its caption, and loads it late', () => {
    const html = toHtml('![A "plain" invoice](sheet:sage-minimal/invoice "Three lines & a total")')
    expect(html).toBe(
      '<figure><img src="{base}/assets/sheet-x-1a.svg" alt="A &quot;plain&quot; invoice" width="612" height="792" loading="lazy" decoding="async"><figcaption>Three lines &amp; a total</figcaption></figure>\n',
    )
  })

  it('leads to our own pages below the base path and leaves other addresses alone', () => {
    expect(toHtml('[a](/howto/x#y) [b](https://example.com/?a=1&b=2)')).toBe(
      '<p><a href="{base}/howto/x#y">a</a> <a href="https://example.com/?a=1&amp;b=2">b</a></p>\n',
    )
  })

  it('sets figures to the right and says what heads a column', () => {
    const html = toHtml('| Item | Sum |\n| --- | ---: |\n| Desk | 640.00 |')
    expect(html).toContain('<th scope="col">Item</th><th scope="col" class="figure">Sum</th>')
    expect(html).toContain('<td>Desk</td><td class="figure">640.00</td>')
    expect(html).not.toContain('align=')
  })

  it.each([
    ['![x](https://example.com/x.png)', /sheet:THEME\/KIND/],
    ['![x](sheet:sage-minimal/receipt)', /sheet:THEME\/KIND/],
    ['Text with ![x](sheet:sage-minimal/invoice) inside', /paragraph of its own/],
    ['# Too high', /level 1/],
  ])('refuses %s', (text, reason) => {
    expect(() => toHtml(text)).toThrow(reason)
  })
})
