import './article.css'
import type { MouseEvent, ReactNode } from 'react'
import { useLocation, useRouter } from 'wouter'
import type { Guide } from '#guides/guide.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { usePageHead } from '#ui/page/page-head.ts'
import { useRootMark } from '#ui/page/use-root-mark.ts'
import { ArticleFoot } from './article-foot.tsx'
import { ArticleHead } from './article-head.tsx'
import { Contents } from './contents.tsx'
import { guideHead } from './guides-head.ts'
import { RelatedGuides } from './related-guides.tsx'

export function drawGuide(guide: Guide | undefined): ReactNode {
  return guide ? <GuideScreen guide={guide} /> : <NoGuide />
}

function GuideScreen({ guide }: { readonly guide: Guide }) {
  usePageHead(guideHead(guide))
  useRootMark('data-article')
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
              data-article=""
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

function NoGuide() {
  return (
    <Notice
      title="Article Not Found"
      action={
        <ButtonLink href="/howto" variant="primary">
          Back to Articles
        </ButtonLink>
      }
    >
      Sorry, we couldn't find the article you're looking for.
      <span className="mt-2 block text-body">Comprehensive Guide Coming Soon</span>
    </Notice>
  )
}

/** Lets links in a text that is plain HTML lead through the app, as its own links do. */
function useInnerLinks(): (event: MouseEvent) => void {
  const [, navigate] = useLocation()
  const { base } = useRouter()
  return (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || !link.pathname.startsWith(`${base}/`)) return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    navigate(link.pathname.slice(base.length) + link.search + link.hash)
  }
}
