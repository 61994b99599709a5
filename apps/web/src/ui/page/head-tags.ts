import { productName } from '@sheaf/contract/product'

export type PageHead = {
  /** For the cards of social networks. The tab has its own title. */
  readonly title: string
  readonly description: string
  readonly kind: 'website' | 'article'
  /** 1200 × 630, below the root of the site. */
  readonly picture?: { readonly path: string; readonly alt: string } | undefined
  readonly published?: string | undefined
  readonly modified?: string | undefined
  /** Linked data (schema.org), made for a site at the given root. */
  readonly data?: ((root: string, address: string) => readonly object[]) | undefined
}

export type HeadTag = {
  readonly tag: 'meta' | 'link' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  readonly text?: string
}

type Place = {
  /** Origin and base path, without a slash at the end. */
  readonly root: string
  readonly address: string
}

/** All that the head of a public page holds besides its title. */
export function headTags(head: PageHead, { root, address }: Place): readonly HeadTag[] {
  const url = root + address
  const picture = head.picture && {
    'og:image': `${root}${head.picture.path}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': head.picture.alt,
  }
  return [
    meta('name', 'description', head.description),
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    {
      tag: 'link',
      attributes: {
        rel: 'alternate',
        type: 'application/atom+xml',
        title: `${productName} guides`,
        href: `${root}/feed.xml`,
      },
    },
    ...properties({
      'og:site_name': productName,
      'og:type': head.kind,
      'og:title': head.title,
      'og:description': head.description,
      'og:url': url,
      ...picture,
      'article:published_time': head.published,
      'article:modified_time': head.modified,
    }),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    ...(head.data?.(root, address) ?? []).map(linkedData),
  ]
}

function properties(values: Readonly<Record<string, string | undefined>>): HeadTag[] {
  return Object.entries(values).flatMap(([name, content]) =>
    content === undefined ? [] : [meta('property', name, content)],
  )
}

function meta(key: 'name' | 'property', name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { [key]: name, content } }
}

// '<' would let a text end the element early.
function linkedData(data: object): HeadTag {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return {
    tag: 'script',
    attributes: { type: 'application/ld+json' },
    text: text.replaceAll('<', '\\u003c'),
  }
}
