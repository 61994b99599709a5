import { formatDay } from '@sheaf/domain/locale/calendar-day'
import { type LanguageCode, languageOf, languages } from '@sheaf/domain/locale/languages'
import type { MailWords } from '@sheaf/domain/reminders/words/mail-words'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TextareaField } from '#ui/fields/textarea-field.tsx'
import type { WayProps } from './reminder-form.tsx'
import { dayOf, type KeyedStep } from './reminder-steps.ts'
import { StepMail } from './step-mail.tsx'

type WordingProps = WayProps & {
  readonly words: MailWords
  /** The key of the step that is read. */
  readonly selected: string | undefined
  readonly onSelect: (key: string) => void
}

/** What the emails say, one at a time: to be read as it will be, and to be changed. */
export function Wording(props: WordingProps) {
  const { user, styled, owed, draft, words, selected, onChange, onSelect } = props
  const [isEdited, setIsEdited] = useState(false)
  const step = draft.steps.find(({ key }) => key === selected) ?? draft.steps[0]
  if (!step) return null
  return (
    <section aria-label="What the emails say" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SelectField
          label="Preview"
          value={step.key}
          options={draft.steps.map((each) => ({
            value: each.key,
            label: `Email on ${formatDay(dayOf(each, owed.dueOn), 'en-US')}`,
          }))}
          onChange={({ target }) => onSelect(target.value)}
          frameClassName="grow basis-60"
        />
        <Button onClick={() => setIsEdited(!isEdited)}>
          <PenLine aria-hidden="true" className="size-4" />
          {isEdited ? 'Done' : 'Edit wording'}
        </Button>
      </div>
      {isEdited && (
        <WordingFields
          {...{ step, words }}
          language={styled.document.language}
          onChange={(changed) =>
            onChange({
              steps: draft.steps.map((each) => (each.key === step.key ? changed : each)),
            })
          }
        />
      )}
      <StepMail {...{ user, styled, step }} order={draft} />
    </section>
  )
}

type WordingFieldsProps = {
  readonly step: KeyedStep
  readonly words: MailWords
  readonly language: string
  readonly onChange: (step: KeyedStep) => void
}

/** They begin with the standard words of the tone; what says the same stays standard, whatever the tone. */
function WordingFields({ step, words, language, onChange }: WordingFieldsProps) {
  const standard = words.reminders[step.tone]
  const code: LanguageCode = languageOf(language) ?? 'en'
  const isOwn = step.subject !== '' || step.message !== ''

  function own(text: string, usual: string): string {
    return text === usual ? '' : text
  }

  return (
    <div className="flex flex-col gap-4 rounded-panel bg-wash p-4">
      <TextField
        label="Subject"
        lang={language}
        dir="auto"
        maxLength={200}
        value={step.subject || standard.subject}
        onChange={({ target }) =>
          onChange({ ...step, subject: own(target.value, standard.subject) })
        }
      />
      <TextareaField
        label="Message"
        note={languages[code].name}
        lang={language}
        dir="auto"
        rows={6}
        maxLength={5000}
        help="We fill in the words in braces, and add a greeting and your name."
        value={step.message || standard.message}
        onChange={({ target }) =>
          onChange({ ...step, message: own(target.value, standard.message) })
        }
      />
      {isOwn && (
        <Button
          size="small"
          className="self-start"
          onClick={() => onChange({ ...step, subject: '', message: '' })}
        >
          Use standard wording
        </Button>
      )}
    </div>
  )
}
