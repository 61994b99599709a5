import type { Theme } from '@sheaf/contract/themes'
import { isColor } from '@sheaf/domain/look/color'
import { paletteFrom } from '@sheaf/domain/look/palette'
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { LineList } from '#document/lines/line-list.tsx'
import type { DocumentEditor } from '#document/writing/document-editor.ts'
import type { Design } from '#sheets/templates/look.ts'
import { BankBlock } from './bank-block.tsx'
import { DepositsPanel } from './deposits-panel.tsx'
import { Facts } from './facts.tsx'
import { Letterhead, Receivers } from './letterhead.tsx'
import { MoreOptions } from './more-options.tsx'
import { type FieldProblems, PaperContext, usePaperState } from './paper-context.ts'
import { usePaperFonts } from './paper-fonts.ts'
import './paper.css'
import './paper-totals.css'
import '#document/lines/paper-lines.css'
import { UndoTools } from '#document/writing/undo-tools.tsx'
import { useUndoKeys } from '#document/writing/use-undo-keys.ts'
import { useMedia } from '#ui/page/use-media.ts'
import { TextsBlock } from './texts-block.tsx'
import { TotalsBlock } from './totals-block.tsx'
import { useCalledField } from './use-called-field.ts'
import { useOptions } from './use-options.ts'

export type PaperProps = {
  readonly editor: DocumentEditor
  readonly theme: Theme
  readonly design: Design
  /** Shown at the field, in words. */
  readonly problems: FieldProblems
  /** Stands at the letterhead. */
  readonly logo: ReactNode
  /** The first field that waits to be filled takes the focus when the paper comes. */
  readonly startsWithFocus?: boolean
}

/** The document itself, to be written on: every field stands where it stands on the printed sheet. */
export function Paper({ editor, theme, design, problems, logo, startsWithFocus }: PaperProps) {
  const { shown, toggle } = useOptions(editor)
  const state = usePaperState(editor, problems, shown)
  const sheet = useRef<HTMLDivElement>(null)
  useUndoKeys(sheet, editor)
  useFirstFocus(sheet, startsWithFocus ?? false)
  useCalledField(sheet, editor)
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
          <PaperFoot />
        </div>
        <DepositsPanel />
        <MoreOptions onToggle={toggle} />
      </div>
    </PaperContext>
  )
}

/** The totals stand beside the texts, or above them on a narrow sheet: the keyboard goes the same way as the eye. */
function PaperFoot() {
  const isNarrow = useMedia('(width < 40rem)')
  const blocks = [<TextsBlock key="texts" />, <TotalsBlock key="totals" />]
  return (
    <div className="paper-foot">
      {isNarrow ? blocks.toReversed() : blocks}
      <BankBlock />
    </div>
  )
}

export function usePaperLook(theme: Theme, design: Design): CSSProperties {
  const { primaryColor, secondaryColor } = design
  const colors = paletteFrom({
    ...theme,
    primary: colorOr(primaryColor, theme.primary),
    secondary: colorOr(secondaryColor, theme.secondary),
  })
  const [body = '', heading = ''] = usePaperFonts([design.fontFamily, theme.fonts.heading])
  return {
    '--paper-ground': colors.ground,
    '--paper-ink': colors.ink,
    '--paper-soft': colors.softInk,
    '--paper-primary': colors.primary,
    '--paper-primary-ink': colors.primaryInk,
    '--paper-on-primary': colors.onPrimary,
    '--paper-tint': colors.tint,
    '--paper-hairline': colors.hairline,
    '--paper-body': body,
    '--paper-heading': heading,
  } as CSSProperties
}

// A color that is being typed is none yet.
function colorOr(typed: string, own: string): string {
  return isColor(typed) ? typed : own
}

/** Once, when the paper comes: the first of the usual fields that is empty. A phone would open its keyboard over it. */
function useFirstFocus(sheet: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || window.matchMedia('(pointer: coarse)').matches) return
    const fields = sheet.current?.querySelectorAll<HTMLInputElement>('[name]') ?? []
    const empty = [...fields].find(({ value, name }) => value === '' && isUsual(name))
    empty?.focus({ preventScroll: true })
  }, [sheet, isWanted])
}

function isUsual(name: string): boolean {
  return /^(sender|receiver)\.name$|\.description$/.test(name)
}
