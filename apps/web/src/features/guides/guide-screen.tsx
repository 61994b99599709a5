import './article.css'
import type { ReactNode } from 'react'
import { useRouter } from 'wouter'
import type { Guide } from '#guides/guide.ts'
import { usePageHead } from '#ui/page-head.ts'
import { ArticleFoot } from './article-foot.tsx'
import { ArticleHead } from './article-head.tsx'
import { Contents } from './contents.tsx'
import { guideHead } from './guides-head.ts'
import { NoGuide } from './no-guide.tsx'
import { RelatedGuides } from './related-guides.tsx'
import { useInnerLinks } from './use-inner-links.ts'

export function drawGuide(guide: Guide | undefined): ReactNode {
  return guide ? <GuideScreen guide={guide} /> : <NoGuide />
}

function GuideScreen({ guide }: { readonly guide: Guide }) {
  usePageHead(guideHead(guide))
  const follow = useInnerLinks()
  const { base } = useRouter()
  const html = guide.html.replaceAll('{base}', base)
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 pb-20 sm:px-6 print:p-0">
      <article>
        <ArticleHead guide={guide} />
        <div className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
          <Contents sections={guide.sections} />
          <div className="min-w-0 max-w-reading text-lead lg:col-start-1 lg:row-start-1">
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too. */}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: It listens for the links inside. */}
            <div
              className="article-text"
              onClick={follow}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: Our own text, made into HTML at build time.
              dangerouslySetInnerHTML={{ __html: html }}
            />
            <ArticleFoot guide={guide} />
          </div>
        </div>
      </article>
      <RelatedGuides guide={guide} />
    </div>
  )
}
