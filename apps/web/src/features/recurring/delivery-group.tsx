import type { DocumentOf } from '@sheaf/domain/documents/document'
import { filled } from '@sheaf/domain/reminders/mail-text'
import { mailWords } from '@sheaf/domain/reminders/words'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { RecipientChoice } from '#studio/kept-invoice/recipient-choice.tsx'
import { PickerField } from '#ui/fields/picker-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { GroupProps } from './group-props.ts'
import { type Mark, MarkedField, periodMarks } from './marked-field.tsx'

const mailMarks: readonly Mark[] = ['{number}', ...periodMarks]

/** Who gets the invoices, with which words, and by whose clock. */
export function DeliveryGroup({ draft, change, problems }: GroupProps) {
  const { deliverTo, clientEmail, mailSubject, mailMessage, timeZone, styled } = draft
  const standard = useStandardWords(styled.document)
  return (
    <Card title="Delivery" help="Each invoice goes out by email as a PDF.">
      <div className="flex flex-col gap-4">
        <RecipientChoice
          {...{ deliverTo, clientEmail }}
          error={problems.clientEmail}
          help={{
            me: 'You get the PDF and forward it yourself.',
            client: 'Your client gets the PDF, in the language of the invoice.',
          }}
          onChange={change}
        />
        {deliverTo === 'client' && (
          <>
            <MarkedField
              label="Subject"
              optional
              rows={1}
              maxLength={200}
              value={mailSubject}
              error={problems.mailSubject}
              placeholder={standard.subject}
              marks={mailMarks}
              onChange={(text) => change({ mailSubject: text.replaceAll('\n', ' ') })}
            />
            <MarkedField
              label="Message"
              optional
              rows={4}
              maxLength={5000}
              value={mailMessage}
              error={problems.mailMessage}
              placeholder={standard.message}
              help="We add a greeting and your company's name."
              marks={mailMarks}
              onChange={(text) => change({ mailMessage: text })}
            />
          </>
        )}
        <TimeZoneField
          value={timeZone}
          error={problems.timeZone}
          onChange={(zone) => change({ timeZone: zone })}
        />
      </div>
    </Card>
  )
}

type TimeZoneFieldProps = {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (zone: string) => void
}

function TimeZoneField({ value, ...field }: TimeZoneFieldProps) {
  const options = useMemo(() => {
    // Browsers name some zones in other ways than the list does.
    const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), value])
    return [...zones].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
  }, [value])
  return (
    <PickerField
      label="Time zone"
      help="Invoices go out at 8:00 AM on their day."
      searchLabel="Search time zones"
      {...{ value, options }}
      {...field}
    />
  )
}

/** What the email says where the user leaves it to us, in the language of the invoice. */
function useStandardWords({ language, sender }: DocumentOf<'invoice'>) {
  const { data } = useQuery({
    queryKey: ['mail words', language],
    queryFn: () => mailWords(language),
  })
  const { subject = '', message = '' } = data?.invoice ?? {}
  const company = sender.name
  return { subject: filled(subject, { company }), message: filled(message, { company }) }
}
