import clsx from 'clsx'
import { ChevronDown, Maximize2 } from 'lucide-react'
import { useId, useMemo } from 'react'
import { ColourDot } from '#sheets/colour-dot.tsx'
import type { SheetOrder } from '#sheets/drawing.ts'
import { themeCards } from '#sheets/template-cards.ts'
import { TemplateCarousel } from '#sheets/template-carousel.tsx'
import { useNear } from '#sheets/use-near.ts'
import { CustomizeDesign } from '#studio/customize-design.tsx'
import { typeWord } from '#studio/type-words.ts'
import type { Studio } from '#studio/use-studio.ts'
import { Button } from '#ui/button.tsx'

type DesignPanelProps = {
  readonly studio: Studio
  readonly order: SheetOrder
  readonly isOpen: boolean
  readonly setIsOpen: (isOpen: boolean) => void
  readonly onPreview: () => void
}

/** The look of the document and its true picture. On a narrow screen it is folded: there the writing comes first. */
export function DesignPanel(props: DesignPanelProps) {
  const { studio, order, isOpen, setIsOpen, onPreview } = props
  const { ref, isNear } = useNear('0px')
  const id = useId()
  const { theme, themes, design, editor } = studio
  const cards = useMemo(() => themeCards(editor.kind, themes), [editor.kind, themes])
  return (
    <section
      aria-label="Design"
      className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-2 lg:-mx-3 lg:max-h-[calc(100dvh-5.5rem)] lg:overflow-y-auto lg:overscroll-contain lg:px-3 lg:pb-4 lg:[scrollbar-width:thin]"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-12 cursor-pointer items-center gap-3 rounded-panel border border-hairline bg-paper px-4 text-left lg:hidden"
      >
        <ColourDot colour={design.primaryColor} />
        <span className="min-w-0 grow truncate">
          Template: <span className="font-medium">{theme.name}</span>
        </span>
        <span className="text-ink-soft text-small">{isOpen ? 'Close' : 'Change'}</span>
        <ChevronDown
          aria-hidden="true"
          className={clsx('size-4 text-ink-soft transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div
        id={id}
        ref={ref}
        className={clsx('min-w-0 flex-col gap-6 lg:flex', isOpen ? 'flex' : 'hidden')}
      >
        <div className="flex flex-col items-center gap-2">
          <TemplateCarousel
            className="w-full"
            size="column"
            label={`${typeWord(editor.kind)} templates`}
            cards={cards}
            selectedId={theme.id}
            onSelect={studio.chooseTheme}
            isNear={isNear}
            live={{ fields: order.fields ?? {}, onOpen: onPreview }}
          />
          <Button variant="quiet" size="small" onClick={onPreview}>
            <Maximize2 aria-hidden="true" className="size-4" />
            Full preview
          </Button>
        </div>
        <CustomizeDesign studio={studio} />
      </div>
    </section>
  )
}
