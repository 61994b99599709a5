import { kindTitle } from '@sheaf/domain/documents/field-labels'
import { Maximize2 } from 'lucide-react'
import { useMemo } from 'react'
import { customCards, themeCards } from '#sheets/carousel/carousel-cards.ts'
import { TemplateCarousel } from '#sheets/carousel/template-carousel.tsx'
import { FetchFailure, fetchFailureOf } from '#sheets/drawing/fetch-failure.tsx'
import { useNear } from '#sheets/drawing/use-near.ts'
import type { Studio } from '#studio/use-studio.ts'
import { Button } from '#ui/actions/button.tsx'
import type { OwnEditorKind } from './editor-kinds.ts'
import { TemplateManagement } from './template-management.tsx'
import type { TemplateChoice } from './use-template-choice.ts'

type TemplatePanelProps = {
  readonly kind: OwnEditorKind
  readonly studio: Studio
  readonly choice: TemplateChoice
  readonly onPreview: () => void
}

/** The templates to choose from, the user's own behind the others, and what can be done with them. */
export function TemplatePanel({ kind, studio, choice, onPreview }: TemplatePanelProps) {
  const { ref, isNear } = useNear('0px')
  const { themes } = studio
  const { customs } = choice
  const cards = useMemo(
    () => [...themeCards(kind, themes), ...customCards(kind, customs)],
    [kind, themes, customs],
  )
  return (
    <section
      ref={ref}
      aria-label="Template"
      className="@container min-w-0 rounded-panel border border-hairline bg-paper p-5 pt-2"
    >
      <div className="flex flex-col gap-4 @min-[29rem]:grid @min-[29rem]:grid-cols-[minmax(0,1fr)_minmax(0,16rem)] @min-[29rem]:gap-6">
        <div className="flex min-w-0 flex-col items-center gap-1">
          <TemplateCarousel
            className="w-full"
            size="strip"
            label={`${kindTitle(kind)} templates`}
            cards={cards}
            selectedId={choice.selectedId}
            invitation={`Until you do, we'll use ${studio.theme.name}.`}
            onSelect={choice.choose}
            isCounted
            isNear={isNear}
          />
          <Button variant="quiet" size="small" onClick={onPreview}>
            <Maximize2 aria-hidden="true" className="size-4" />
            Full Preview
          </Button>
        </div>
        <TemplateManagement {...{ kind, studio, choice }} />
      </div>
      {choice.isFailed && <FetchFailure message={fetchFailureOf(kind)} onRetry={choice.tryAgain} />}
    </section>
  )
}
