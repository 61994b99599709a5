import { columns, sidePanel } from '#studio/create-header.tsx'
import { askForLogo, CustomizeDesign } from '#studio/customize-design.tsx'
import { LetterheadLogo } from '#studio/letterhead-logo.tsx'
import { NarrowFold } from '#studio/narrow-fold.tsx'
import { openProblems } from '#studio/problems.ts'
import { useFocusOnRefused } from '#studio/use-focus-on-refused.ts'
import { WrittenSheet } from '#studio/written-sheet.tsx'
import type { DeskProps } from './desk-props.ts'
import { editorKinds } from './editor-kinds.ts'
import { TemplatePanel } from './template-panel.tsx'

/** The sheet to write on, and beside it what it looks like. */
export function SheetDesk({ kind, studio, choice, refusal, onPreview }: DeskProps) {
  const { editor, theme, design } = studio
  const desk = useFocusOnRefused(refusal)
  return (
    <div className={columns}>
      <section aria-label="Design" className={sidePanel}>
        <NarrowFold name={choice.name} colour={design.primaryColor} className="gap-5">
          <TemplatePanel {...{ kind, studio, choice, onPreview }} />
          <CustomizeDesign studio={studio} purpose={editorKinds[kind].logo} />
        </NarrowFold>
      </section>
      <div ref={desk} className="min-w-0">
        <WrittenSheet
          startsPrinted
          editor={editor}
          theme={theme}
          design={design}
          problems={openProblems(refusal, editor.document)}
          startsWithFocus
          logo={<LetterheadLogo value={editor.document.sender.logoUrl} onAsk={askForLogo} />}
        />
      </div>
    </div>
  )
}
