import { productName } from '@sheaf/contract/product'
import { escapeHtml } from './escape-html.ts'
import { readGuideSources } from './guides/guide-library.ts'

// The server puts base path and origin in their place.
const root = 'https://origin.invalid/__base__'

/** What programs read: by address the file it lies in and its text. */
export function siteTexts(): readonly { address: string; file: string; text: string }[] {
  return [
    { address: '/robots.txt', file: 'pages/robots.txt', text: robots },
    { address: '/sitemap.xml', file: 'pages/sitemap.xml', text: siteMap() },
    { address: '/feed.xml', file: 'pages/feed.atom', text: feed() },
  ]
}

const robots = `User-agent: *
Disallow: /__base__/api/
Disallow: /__base__/internal/
Disallow: /__base__/mailbox

Sitemap: ${root}/sitemap.xml
`

function guidesByAge() {
  return readGuideSources()
    .map(({ about }) => about)
    .sort((a, b) => a.publishDate.localeCompare(b.publishDate))
}

function lastChange(): string {
  const days = guidesByAge().map(({ updatedDate }) => updatedDate)
  return days.sort().at(-1) ?? ''
}

function siteMap(): string {
  const rows = [
    `<url><loc>${root}/</loc></url>`,
    `<url><loc>${root}/howto</loc><lastmod>${lastChange()}</lastmod></url>`,
    ...guidesByAge().map(
      ({ slug, updatedDate }) =>
        `<url><loc>${root}/howto/${slug}</loc><lastmod>${updatedDate}</lastmod></url>`,
    ),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('\n')}
</urlset>
`
}

function feed(): string {
  const entries = guidesByAge()
    .reverse()
    .map(
      (guide) => `<entry>
  <id>${root}/howto/${guide.slug}</id>
  <title>${escapeHtml(guide.title)}</title>
  <link href="${root}/howto/${guide.slug}"/>
  <published>${guide.publishDate}T00:00:00Z</published>
  <updated>${guide.updatedDate}T00:00:00Z</updated>
  <author><name>${escapeHtml(guide.author)}</name></author>
  <category term="${escapeHtml(guide.category)}"/>
  <summary>${escapeHtml(guide.description)}</summary>
</entry>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${root}/howto</id>
<title>${productName} guides</title>
<subtitle>Invoices, quotes, purchase orders and credit notes, explained</subtitle>
<link rel="self" type="application/atom+xml" href="${root}/feed.xml"/>
<link rel="alternate" type="text/html" href="${root}/howto"/>
<updated>${lastChange()}T00:00:00Z</updated>
${entries.join('\n')}
</feed>
`
}
