import { productName } from '@sheaf/contract/product'
import type { Guide } from '#guides/guide.ts'
import { guideCards } from '#guides/guide-cards.ts'
import type { PageHead } from '#ui/page/head-tags.ts'

export const guidesHead: PageHead = {
  title: 'How-to guides for invoices, quotes, orders and credit notes',
  description:
    'Ten guides on invoices, quotes, purchase orders and credit notes, with worked examples: what to write, what the law requires and how to get paid.',
  kind: 'website',
  data: (root, address) => [
    {
      '@type': 'CollectionPage',
      name: 'How-to guides',
      url: root + address,
      hasPart: guideCards.map(({ slug, title }) => ({
        '@type': 'Article',
        headline: title,
        url: `${root}/howto/${slug}`,
      })),
    },
  ],
}

export function guideHead(guide: Guide): PageHead {
  return {
    title: guide.metaTitle,
    description: guide.metaDescription,
    kind: 'article',
    picture: { path: guide.socialPicture.path, alt: `Two documents made with ${productName}` },
    published: guide.publishedOn,
    modified: guide.updatedOn,
    data: (root, address) => [
      article(guide, root, address),
      trail(guide, root, address),
      ...(guide.faq.length > 0 ? [questions(guide)] : []),
    ],
  }
}

function article(guide: Guide, root: string, address: string) {
  return {
    '@type': 'Article',
    headline: guide.title,
    description: guide.metaDescription,
    image: [root + guide.socialPicture.path],
    datePublished: guide.publishedOn,
    dateModified: guide.updatedOn,
    author: { '@type': 'Organization', name: guide.author, url: `${root}/` },
    publisher: { '@type': 'Organization', name: productName, url: `${root}/` },
    mainEntityOfPage: root + address,
    articleSection: guide.category,
    timeRequired: `PT${guide.readMinutes}M`,
  }
}

function trail({ title }: Guide, root: string, address: string) {
  const steps = [
    ['Home', `${root}/`],
    ['How-to guides', `${root}/howto`],
    [title, root + address],
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  }
}

function questions({ faq }: Guide) {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
