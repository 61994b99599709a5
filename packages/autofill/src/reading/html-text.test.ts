import { describe, expect, it } from 'vitest'
import { htmlToText } from './html-text.ts'

describe('an HTML mail as text', () => {
  it('keeps paragraphs, breaks and lists apart and decodes what is written in entities', () => {
    const html =
      '<html><head><style>p{color:red}</style><title>x</title></head><body><p>Gr&uuml;&szlig;e,<br>Jos&eacute; &#8364;&nbsp;5</p><ul><li>one</li><li>two</li></ul></body></html>'
    expect(htmlToText(html)).toBe('Grüße,\nJosé € 5\n\n- one\n- two')
  })

  it('decodes every entity that browsers know, and leaves out what nobody sees', () => {
    const html =
      'Net &rarr; 5&NonBreakingSpace;&#128; &le; Rech&shy;nung&#8203; &Zcaron;&unknown; AT&T'
    expect(htmlToText(html)).toBe('Net → 5 € ≤ Rechnung Ž&unknown; AT&T')
  })

  it('keeps the columns of a table', () => {
    const html =
      '<table><tr><th>Item</th><th>Qty</th><th>Price</th></tr><tr><td>Logo design</td><td>1</td><td>€350</td></tr></table>'
    expect(htmlToText(html)).toBe('Item          Qty   Price\nLogo design   1     €350')
  })

  it('reads a table whose rows and cells are never closed', () => {
    expect(htmlToText('<table><tr><td>a<td>b<tr><td>c<td>d</table>e')).toBe('a   b\nc   d\ne')
  })

  it('marks a quoted mail as quoted', () => {
    const html = '<div>Agreed, 420.</div><blockquote><p>It was 480.</p></blockquote>'
    expect(htmlToText(html)).toBe('Agreed, 420.\n> It was 480.')
  })

  it('shows nothing of scripts and comments', () => {
    expect(htmlToText('a<script>if (1<2) alert("b")</script><!-- c -->d')).toBe('ad')
  })

  it('is not misled by a sign inside an attribute', () => {
    expect(htmlToText('<a title="a > b">yes</a><img alt=\'x > y\'> 3 < 4')).toBe('yes 3 < 4')
  })

  it.each([
    '<table><tr><td>x',
    '<',
    '<a ',
    '<a "',
    '<!',
    '<!--',
    '<b>',
    '<b></i>',
    '&',
    '&a',
    '<blockquote>x',
  ])("reads half a megabyte of '%s' in a moment", (broken) => {
    const started = process.cpuUsage()
    htmlToText(broken.repeat(500_000 / broken.length))
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(2)
  })
})
