import { kindTitle } from '@sheaf/domain/documents/field-labels'
import { Maximize2 } from 'lucide-react'
import { useMemo } from 'react'
import { themeCards } from '#sheets/carousel/carousel-cards.ts'
import { TemplateCarousel } from '#sheets/carousel/template-carousel.tsx'
import type { SheetOrder } from '#sheets/drawing/drawing.ts'
import { useNear } from '#sheets/drawing/use-near.ts'
import { usePreparedEngine } from '#sheets/drawing/use-prepared-engine.ts'
import { useSettledOrder } from '#sheets/drawing/use-settled.ts'
import { CustomizeDesign } from '#studio/customize-design.tsx'
import { NarrowFold } from '#studio/narrow-fold.tsx'
import type { Studio } from '#studio/use-studio.ts'
import { Button } from '#ui/actions/button.tsx'

type DesignPanelProps = {
  readonly studio: Studio
  readonly order: SheetOrder
  readonly onPreview: () => void
}

/** The look of the document and its true picture. */
export function DesignPanel({ studio, order, onPreview }: DesignPanelProps) {
  const settled = useSettledOrder(order)
  usePreparedEngine(settled)
  const { ref, isNear } = useNear('0px')
  const { theme, themes, design, editor } = studio
  const cards = useMemo(() => themeCards(editor.kind, themes), [editor.kind, themes])
  return (
    <section aria-label="Design" className="flex min-w-0 flex-col gap-4">
      <NarrowFold name={theme.name} colour={design.primaryColor} className="gap-6">
        <div ref={ref} className="flex flex-col items-center gap-2">
          <TemplateCarousel
            className="w-full"
            size="column"
            label={`${kindTitle(editor.kind)} templates`}
            cards={cards}
            selectedId={theme.id}
            onSelect={studio.chooseTheme}
            isNear={isNear}
            live={{ fields: settled.fields ?? {}, onOpen: onPreview }}
          />
          <Button variant="quiet" size="small" onClick={onPreview}>
            <Maximize2 aria-hidden="true" className="size-4" />
            Full preview
          </Button>
        </div>
        <CustomizeDesign studio={studio} describesLogo />
      </NarrowFold>
    </section>
  )
}
