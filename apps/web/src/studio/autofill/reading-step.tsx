import type { AutofillProgress } from '#api/autofill.ts'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'

type ReadingStepProps = {
  readonly source: string | File
  readonly progress: AutofillProgress | undefined
}

const words: Readonly<Record<AutofillProgress['step'], string>> = {
  reading: 'Reading the text',
  recognising: 'Recognizing text in the image',
  asking: 'Asking the language model',
}

export function ReadingStep({ source, progress }: ReadingStepProps) {
  const said = progress ? words[progress.step] : 'Sending'
  const isCounted = progress !== undefined && progress.step === 'recognising'
  return (
    <div className="flex min-h-56 flex-col justify-center gap-4">
      <p role="status" className="flex items-center gap-3">
        <Spinner className="size-5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          {said}
          {typeof source !== 'string' && ` (${source.name})`} …
        </span>
      </p>
      {isCounted && <ProgressBar label={said} share={progress.done} />}
    </div>
  )
}
