import { HtmlValidate } from 'html-validate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guideSlugs } from '../support/guide-slugs.ts'
import { attributes, openPublicSite, type PublicSite, publicUrl } from './public-site.ts'

let site: PublicSite
beforeAll(async () => {
  site = await openPublicSite()
}, 400_000)
afterAll(() => site.close())

const articles = () =>
  guideSlugs.map((slug) => [slug, site.pages.get(`/paper/howto/${slug}`) ?? ''])

describe('the public pages', () => {
  it('are the start page, the index and ten guides', () => {
    const addresses = [
      '/paper/',
      '/paper/howto',
      ...guideSlugs.map((slug) => `/paper/howto/${slug}`),
    ]
    expect([...site.pages.keys()]).toEqual(addresses)
  })

  it('are valid HTML', async () => {
    const validator = new HtmlValidate({
      root: true,
      extends: ['html-validate:recommended'],
      rules: {
        // Settled by React: how an empty element ends, how attributes are written, ids with underscores.
        'attr-case': 'off',
        'void-style': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'no-trailing-whitespace': 'off',
        'long-title': 'off',
        'doctype-style': 'off',
        'valid-id': ['error', { relaxed: true }],
      },
    })
    const findings: string[] = []
    for (const [address, html] of site.pages) {
      const report = await validator.validateString(html)
      for (const { messages } of report.results)
        for (const { ruleId, message, line, column } of messages)
          findings.push(`${address}:${line}:${column} ${ruleId}: ${message}`)
    }
    expect(findings).toEqual([])
  })

  it('hold no script and no style that the policy would refuse', () => {
    for (const [address, html] of site.pages) {
      expect(html, address).not.toMatch(/<style|\sstyle="|\son[a-z]+="|__base__|origin\.invalid/)
      for (const [script] of html.matchAll(/<script[^>]*>/g))
        expect(script, address).toMatch(/\ssrc="|type="application\/ld\+json"/)
    }
  })

  it('lead nowhere that is not there: no dead link, anchor, picture, script or style', async () => {
    const targets = new Map<string, string>()
    for (const [address, html] of site.pages) {
      for (const target of [...attributes(html, 'href'), ...attributes(html, 'src')]) {
        const { origin, pathname, hash } = new URL(target, `https://sheaf.example${address}`)
        if (origin === 'https://sheaf.example') targets.set(pathname + hash, address)
      }
    }
    const dead: string[] = []
    for (const [target, from] of targets) {
      const [path = '', anchor] = target.split('#')
      const answer = await site.app.inject(path)
      const isThere = answer.statusCode === 200 || answer.statusCode === 302
      const hasAnchor =
        !anchor || attributes(answer.body, 'id').includes(decodeURIComponent(anchor))
      if (!isThere || !hasAnchor) dead.push(`${target} on ${from}: ${answer.statusCode}`)
    }
    expect(dead).toEqual([])
    expect(targets.size).toBeGreaterThan(100)
  })

  it('say each for itself what they are, where they live and how they look when shared', async () => {
    const titles = new Set<string>()
    for (const [address, html] of site.pages) {
      const url = `https://sheaf.example${address}`
      expect(html).toContain(`<link data-head rel="canonical" href="${url}">`)
      expect(html).toContain(`<meta data-head property="og:url" content="${url}">`)
      expect(html.match(/<meta[^>]*name="description"/g), address).toHaveLength(1)
      const [, description = ''] = /name="description" content="([^"]*)"/.exec(html) ?? []
      expect(description.length, address).toBeGreaterThan(70)
      expect(description.length, address).toBeLessThanOrEqual(165)
      titles.add(/<title>(.*)<\/title>/.exec(html)?.[1] ?? '')
    }
    expect(titles.size).toBe(site.pages.size)
  })
})

describe('every guide', () => {
  it('has its text in the page, with a heading for each entry of its contents', () => {
    for (const [slug, html = ''] of articles()) {
      const headings = [...html.matchAll(/<h[23] id="([^"_]+)"/g)].map(([, id]) => id)
      const entries = attributes(html, 'href').filter((href) => /^#(?!main)/.test(href))
      expect(new Set(entries), slug).toEqual(new Set(headings.map((id) => `#${id}`)))
      expect(new Set(headings).size, slug).toBe(headings.length)
      expect(headings.length, slug).toBeGreaterThan(5)
    }
  })

  it('takes between six and twenty-two minutes to read', () => {
    for (const [slug, html = ''] of articles()) {
      const minutes = Number(/(\d+) min read/.exec(html)?.[1])
      expect(minutes, slug).toBeGreaterThanOrEqual(6)
      expect(minutes, slug).toBeLessThanOrEqual(22)
    }
  })

  it('describes itself as linked data, and asks only what it answers on the page', () => {
    for (const [slug, html = ''] of articles()) {
      const blocks = [...html.matchAll(/<script[^>]*ld\+json">(.*?)<\/script>/g)]
      const data = blocks.map(([, text = '']) => JSON.parse(text))
      const article = data.find((block) => block['@type'] === 'Article')
      expect(article, slug).toMatchObject({
        '@context': 'https://schema.org',
        datePublished: expect.stringMatching(/^2025-01-/),
        mainEntityOfPage: `${publicUrl}/howto/${slug}`,
      })
      const faq = data.find((block) => block['@type'] === 'FAQPage')
      const words = plainWords(html)
      for (const { name, acceptedAnswer } of faq?.mainEntity ?? []) {
        const firstSentence = String(acceptedAnswer.text).split(/(?<=[.:])\s/)[0] ?? ''
        expect(words, `${slug}: ${name}`).toContain(plainWords(firstSentence))
      }
    }
  })

  it('shows documents of its own and links its sources', () => {
    for (const [slug, html = ''] of articles()) {
      const samples = attributes(html, 'src').filter((src) =>
        /sheet-[a-z-]+-(?:invoice|quote|order|credit-note)-[\w-]{8}\.svg$/.test(src),
      )
      expect(samples.length, slug).toBeGreaterThanOrEqual(2)
      expect(html, slug).not.toMatch(/\$[\d ]+\.\d\d[^<]*VAT/)
      const sources = html.slice(html.indexOf('id="sources"'), html.indexOf('</article>'))
      const cited = attributes(sources, 'href').filter((href) => href.startsWith('https://'))
      expect(cited.length, slug).toBeGreaterThanOrEqual(2)
    }
  })

  it('has a picture of 1200 × 630 for those who share it, and pictures of real sheets that keep their room', async () => {
    for (const [slug, html = ''] of articles()) {
      const [, image = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? []
      const answer = await site.app.inject(new URL(image).pathname)
      const { format, width, height } = await sharp(answer.rawPayload).metadata()
      expect({ format, width, height }, slug).toEqual({ format: 'jpeg', width: 1200, height: 630 })
      const sheets = [...html.matchAll(/<img src="[^"]*sheet-[^>]*>/g)].map(([tag]) => tag)
      expect(sheets.length, slug).toBeGreaterThanOrEqual(2)
      for (const tag of sheets) {
        expect(tag).toMatch(/alt="[^"]{20,}"/)
        expect(tag).toMatch(/width="\d+" height="\d+" loading="lazy"/)
      }
    }
  })
})

describe('what programs read', () => {
  it('is a feed of all guides, the newest first', async () => {
    const answer = await site.app.inject('/paper/feed.xml')
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const links = [...answer.body.matchAll(/<entry>\s*<id>(.*?)<\/id>/g)].map(([, id]) => id)
    expect(links).toEqual(guideSlugs.map((slug) => `${publicUrl}/howto/${slug}`).reverse())
  })

  it('tells search engines where the map is and what is no page', async () => {
    const { body } = await site.app.inject('/paper/robots.txt')
    expect(body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
    expect(body).toContain('Disallow: /paper/api/')
  })

  it('is a true 404 for a guide that does not exist', async () => {
    const answer = await site.app.inject('/paper/howto/no-such-guide')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Article Not Found')
    expect(answer.body).not.toContain('rel="canonical"')
  })
})

function plainWords(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
