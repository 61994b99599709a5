import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { Section } from '#guides/guide.ts'
import { useCurrentSection } from './use-current-section.ts'

type ContentsProps = { readonly sections: readonly Section[] }

/** What is in the article: beside it where there is room, folded above it where there is none. */
export function Contents({ sections }: ContentsProps) {
  const current = useCurrentSection(sections)
  return (
    <>
      <details className="group rounded-panel border border-hairline bg-paper lg:hidden print:hidden">
        <summary className="flex cursor-pointer list-none items-center justify-between p-4 font-medium [&::-webkit-details-marker]:hidden">
          On this page
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform group-open:rotate-180"
          />
        </summary>
        <nav aria-label="Contents" className="border-hairline border-t p-4 pt-2">
          <SectionList sections={sections} current={current} />
        </nav>
      </details>
      <div className="hidden lg:col-start-2 lg:row-start-1 lg:block print:hidden">
        <nav
          aria-label="On this page"
          className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto pb-4"
        >
          <p aria-hidden="true" className="mb-3 font-medium text-small">
            On this page
          </p>
          <SectionList sections={sections} current={current} />
        </nav>
      </div>
    </>
  )
}

type SectionListProps = ContentsProps & { readonly current: string | undefined }

function SectionList({ sections, current }: SectionListProps) {
  return (
    <ol className="flex flex-col border-hairline lg:border-l">
      {sections.map(({ id, title, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className={clsx(
              '-ml-px block py-1 text-small leading-5 transition-colors max-lg:py-2 lg:border-l-2',
              level === 3 ? 'pl-5 lg:pl-8' : 'lg:pl-4',
              id === current
                ? 'border-vermilion font-medium text-ink'
                : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
