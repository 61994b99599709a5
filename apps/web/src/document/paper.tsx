import type { Theme } from '@sheaf/contract/themes'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { BankBlock } from './bank-block.tsx'
import type { Design } from './design.ts'
import type { DocumentEditor } from './document-editor.ts'
import { Facts } from './facts.tsx'
import { Letterhead, Receivers } from './letterhead.tsx'
import { LineList } from './line-list.tsx'
import { MoreOptions } from './more-options.tsx'
import { paperColours } from './paper-colours.ts'
import { PaperContext, usePaperState } from './paper-context.ts'
import { usePaperFonts } from './paper-fonts.ts'
import './paper.css'
import './paper-lines.css'
import { TextsBlock } from './texts-block.tsx'
import { TotalsBlock } from './totals-block.tsx'
import { UndoTools } from './undo-tools.tsx'
import { useExtras } from './use-extras.ts'
import { useFirstFocus } from './use-first-focus.ts'
import { useUndoKeys } from './use-undo-keys.ts'

export type PaperProps = {
  readonly editor: DocumentEditor
  readonly theme: Theme
  readonly design: Design
  /** By the field's name, or 'lineItems.0.rate': shown at the field, in words. */
  readonly problems: Readonly<Record<string, string>>
  /** Stands at the letterhead. */
  readonly logo: ReactNode
  /** The first field that waits to be filled takes the focus when the paper comes. */
  readonly startsWithFocus?: boolean
}

/** The document itself, to be written on: every field stands where it stands on the printed sheet. */
export function Paper({ editor, theme, design, problems, logo, startsWithFocus }: PaperProps) {
  const { shown, toggle } = useExtras(editor)
  const state = usePaperState(editor, problems, shown)
  const sheet = useRef<HTMLDivElement>(null)
  useUndoKeys(sheet, editor)
  useFirstFocus(sheet, startsWithFocus ?? false)
  const look = usePaperLook(theme, design)
  return (
    <PaperContext value={state}>
      <div className="flex min-w-0 flex-col gap-3">
        <div
          ref={sheet}
          className="paper shadow-sheet"
          style={look}
          data-theme="light"
          data-look={theme.category}
        >
          <UndoTools editor={editor} className="paper-tools" />
          <div className="paper-head">
            <Letterhead logo={logo} />
            <Facts />
          </div>
          <Receivers />
          <LineList />
          <div className="paper-foot">
            <TotalsBlock />
            <TextsBlock />
            <BankBlock />
          </div>
        </div>
        <MoreOptions onToggle={toggle} />
      </div>
    </PaperContext>
  )
}

export function usePaperLook(theme: Theme, design: Design): CSSProperties {
  const colours = paperColours(theme, design)
  const [body = '', heading = ''] = usePaperFonts([design.fontFamily, theme.fonts.heading])
  return {
    '--paper-ground': colours.ground,
    '--paper-ink': colours.ink,
    '--paper-soft': colours.softInk,
    '--paper-primary': colours.primary,
    '--paper-primary-ink': colours.primaryInk,
    '--paper-on-primary': colours.onPrimary,
    '--paper-secondary': colours.secondary,
    '--paper-accent': colours.accent,
    '--paper-tint': colours.tint,
    '--paper-hairline': colours.hairline,
    '--paper-body': body,
    '--paper-heading': heading,
  } as CSSProperties
}
