import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useCurrentUser } from '#api/current-user.ts'
import { useSender } from '#api/sender.ts'
import { useTemplates } from '#api/templates.ts'
import { useThemes } from '#api/themes.ts'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { findCustomizerStart } from './customizer-start.ts'
import { GallerySkeleton } from './gallery-skeleton.tsx'
import { TemplateCustomizer } from './template-customizer.tsx'

export function GalleryScreen() {
  const session = useCurrentUser()
  const { data: themes, isFailed, tryAgain } = useThemes()
  const saved = useTemplates()
  const sender = useSender({ fresh: true })
  const [query] = useSearchParams()
  const wanted = query.get('template')
  // A form that was saved as another template goes on under that one's address; it is not begun anew.
  const [adopted, setAdopted] = useState<{ wanted: string | null; key: string }>()
  const key = adopted && adopted.wanted === wanted ? adopted.key : String(wanted)

  if (isFailed) {
    return (
      <Notice
        title="Templates couldn't load"
        action={<Button onClick={tryAgain}>Try again</Button>}
      >
        We couldn't reach the server. Your work is safe.
      </Notice>
    )
  }
  if (session.state !== 'member' || !themes || !sender.isFresh) return <GallerySkeleton />
  const { user } = session
  const start = findCustomizerStart({
    wanted,
    themes,
    isPremium: user.subscription === 'premium',
    templates: saved.data,
    isFailed: saved.isFailed,
    sender: sender.data,
  })
  if (start === 'waiting') return <GallerySkeleton />
  return (
    <TemplateCustomizer
      key={key}
      start={start}
      saved={saved}
      userId={user.id}
      onMove={(id) => setAdopted({ wanted: id, key })}
    />
  )
}
