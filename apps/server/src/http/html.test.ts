import { describe, expect, it } from 'vitest'
import { html, trustedHtml } from './html.ts'

describe('html', () => {
  it('escapes what is put into it, in text and in attributes', () => {
    const typed = `<b title="x">Tom & Jerry's</b>`
    expect(html`<p title="${typed}">${typed}</p>`.markup).toBe(
      '<p title="&lt;b title=&quot;x&quot;&gt;Tom &amp; Jerry&#39;s&lt;/b&gt;">' +
        '&lt;b title=&quot;x&quot;&gt;Tom &amp; Jerry&#39;s&lt;/b&gt;</p>',
    )
  })

  it('keeps markup that it made itself, and lists of it', () => {
    const items = ['<1>', '2'].map((item) => html`<li>${item}</li>`)
    expect(html`<ul>${items}</ul>${trustedHtml('<hr>')}${3}`.markup).toBe(
      '<ul><li>&lt;1&gt;</li><li>2</li></ul><hr>3',
    )
  })
})
