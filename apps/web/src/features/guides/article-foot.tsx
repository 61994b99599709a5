import { Bookmark, Printer } from 'lucide-react'
import { setBookmark, useBookmarks } from '#guides/bookmarks.ts'
import { dayOfGuide } from '#guides/day-of-guide.ts'
import type { Guide } from '#guides/guide.ts'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { toast } from '#ui/feedback/toast.ts'

export function ArticleFoot({ guide }: { readonly guide: Guide }) {
  return (
    <footer className="mt-14 flex flex-col gap-8 text-body">
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-panel bg-wash p-6 print:hidden">
        <p className="font-serif text-title">Ready to write your own?</p>
        <ButtonLink href="/templates" variant="primary">
          Create Your First Invoice
        </ButtonLink>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 border-hairline border-t pt-6">
        <p className="flex flex-col text-ink-soft text-small">
          <span>
            Last updated <time dateTime={guide.updatedOn}>{dayOfGuide(guide.updatedOn)}</time>
          </span>
          <span>Written by {guide.author}</span>
        </p>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button size="small" onClick={() => print()}>
            <Printer aria-hidden="true" className="size-4" />
            Print Article
          </Button>
          <BookmarkButton slug={guide.slug} />
        </div>
      </div>
    </footer>
  )
}

function BookmarkButton({ slug }: { readonly slug: string }) {
  const isBookmarked = useBookmarks().includes(slug)

  function turn() {
    if (!setBookmark(slug, !isBookmarked)) {
      toast({
        title: 'Bookmark not saved',
        description:
          "Your browser blocks storage for this page. Use your browser's bookmarks instead.",
        variant: 'destructive',
      })
      return
    }
    if (isBookmarked) return
    toast({
      title: 'Bookmarked',
      description: "You'll find it on the How-to guides page in this browser.",
      duration: 2000,
    })
  }

  return (
    <Button size="small" aria-pressed={isBookmarked} onClick={turn}>
      <Bookmark
        aria-hidden="true"
        className={`size-4 ${isBookmarked ? 'fill-current text-vermilion-ink' : ''}`}
      />
      Bookmark
    </Button>
  )
}
