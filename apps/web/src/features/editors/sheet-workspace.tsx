import { Coach } from '#studio/coach/coach.tsx'
import { columns, sidePanel } from '#studio/create-header.tsx'
import { askForLogo, CustomizeDesign } from '#studio/customize-design.tsx'
import { LetterheadLogo } from '#studio/letterhead-logo.tsx'
import { NarrowFold } from '#studio/narrow-fold.tsx'
import { openProblems } from '#studio/problems.ts'
import { useFocusOnRefused } from '#studio/use-focus-on-refused.ts'
import { WrittenSheet } from '#studio/written-sheet.tsx'
import { editorKinds } from './editor-kinds.ts'
import { TemplatePanel } from './template-panel.tsx'
import type { WorkspaceProps } from './workspace-props.ts'

/** The sheet to write on, and beside it what it looks like. */
export function SheetWorkspace({ kind, studio, choice, refusal, onPreview }: WorkspaceProps) {
  const { editor, theme, design } = studio
  const workspace = useFocusOnRefused(refusal)
  return (
    <div className={columns}>
      <div className={sidePanel}>
        <Coach place="beside" studio={studio} />
        <section aria-label="Design" className="flex min-w-0 flex-col gap-4">
          <NarrowFold name={choice.name} colour={design.primaryColor} className="gap-5">
            <TemplatePanel {...{ kind, studio, choice, onPreview }} />
            <CustomizeDesign studio={studio} purpose={editorKinds[kind].logo} />
          </NarrowFold>
        </section>
      </div>
      <div ref={workspace} className="flex min-w-0 flex-col gap-6">
        <WrittenSheet
          startsPrinted
          editor={editor}
          theme={theme}
          design={design}
          problems={openProblems(refusal, editor.document)}
          startsWithFocus
          logo={<LetterheadLogo value={editor.document.sender.logoUrl} onAsk={askForLogo} />}
        />
        <Coach place="below" studio={studio} />
      </div>
    </div>
  )
}
