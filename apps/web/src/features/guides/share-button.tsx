import { Share2 } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'

export function ShareButton({ title }: { readonly title: string }) {
  return (
    <Button size="small" className="print:hidden" onClick={() => share(title)}>
      <Share2 aria-hidden="true" className="size-4" />
      Share
    </Button>
  )
}

/** By the sheet of the system where there is one, else by the clipboard. */
async function share(title: string): Promise<void> {
  const url = canonicalAddress()
  try {
    if (navigator.share) return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    toast({ title: 'Link copied', description: 'Paste it anywhere.', duration: 2000 })
  } catch (error) {
    // Closing the system's sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast({
      title: 'Link not copied',
      description: `Copy it from here: ${url}`,
      variant: 'destructive',
    })
  }
}

function canonicalAddress(): string {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return link?.href ?? location.href
}
