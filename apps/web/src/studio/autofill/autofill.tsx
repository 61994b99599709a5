import { kindInText } from '@sheaf/domain/documents/field-labels'
import { WandSparkles } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { DocumentEditor } from '#document/writing/document-editor.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { GiveStep } from './give-step.tsx'
import { ReadingStep } from './reading-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { useFilledNote } from './use-filled-note.ts'
import { type ReadingState, useReading } from './use-reading.ts'
import { useReview } from './use-review.ts'

const titles: Readonly<Record<ReadingState['step'], string>> = {
  giving: 'Autofill',
  reading: 'Reading...',
  reviewing: 'What we found',
}

/** A text or a file becomes details of the document, of which the user chooses. */
export function Autofill({ editor }: { readonly editor: DocumentEditor }) {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const { state, read, sayWhoIAm, goBack } = useReading(editor.kind)
  const answer = state.step === 'reviewing' ? state.answer : undefined
  const review = useReview(editor, answer)
  const tellFilled = useFilledNote(editor)

  function openOrClose(isNowOpen: boolean) {
    if (state.step === 'reading') goBack()
    setIsOpen(isNowOpen)
  }

  function fillIn() {
    setIsOpen(false)
    setText('')
    goBack()
    editor.fill(review.filling)
    tellFilled(review.ticked.size)
  }

  return (
    <Dialog
      title={titles[state.step]}
      width={answer ? 'desk' : 'sheet'}
      open={isOpen}
      onOpenChange={openOrClose}
      {...(state.step === 'giving' && {
        description: `Paste an email or drop a file. Sheaf finds the details for your ${kindInText(editor.kind)}, and you choose what to fill in.`,
      })}
      trigger={
        <Button size="small">
          <WandSparkles aria-hidden="true" className="size-4" />
          Autofill
        </Button>
      }
      footer={
        <Actions
          state={state}
          offered={review.offered}
          count={review.ticked.size}
          onRead={() => read(text)}
          onBack={goBack}
          onFill={fillIn}
        />
      }
    >
      {state.step === 'giving' && (
        <GiveStep text={text} onText={setText} refused={state.refused} onRead={read} />
      )}
      {state.step === 'reading' && <ReadingStep {...state} />}
      {answer && <ReviewStep answer={answer} review={review} onWhoIAm={sayWhoIAm} />}
    </Dialog>
  )
}

type ActionsProps = {
  readonly state: ReadingState
  readonly offered: number
  readonly count: number
  readonly onRead: () => void
  readonly onBack: () => void
  readonly onFill: () => void
}

function Actions({ state, offered, count, onRead, onBack, onFill }: ActionsProps): ReactNode {
  switch (state.step) {
    case 'giving':
      return (
        <Button key="read" variant="primary" onClick={onRead}>
          Read text
        </Button>
      )
    case 'reading':
      return (
        <Button key="cancel" autoFocus onClick={onBack}>
          Cancel
        </Button>
      )
    case 'reviewing':
      return (
        <>
          <Button key="back" variant={offered === 0 ? 'primary' : 'secondary'} onClick={onBack}>
            Try another text
          </Button>
          {offered > 0 && (
            <Button key="fill" variant="primary" disabled={count === 0} onClick={onFill}>
              {fillWords(count)}
            </Button>
          )}
        </>
      )
  }
}

function fillWords(count: number): string {
  if (count === 0) return 'Fill in'
  return `Fill in ${count} ${count === 1 ? 'detail' : 'details'}`
}
