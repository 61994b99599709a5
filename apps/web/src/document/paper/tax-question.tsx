import { CircleHelp } from 'lucide-react'
import { usePaper } from './paper-context.ts'
import './tax-question.css'

/** Points at a tax that nobody has chosen yet, and takes it away for those who charge none. */
export function TaxQuestion() {
  const { editor, locale } = usePaper()
  const rate = editor.text('tax.rate')
  if (rate === '0' || rate === '') return null
  const percent = locale.percent(rate)
  const noTax = (
    <button
      type="button"
      className="paper-button is-small"
      onClick={() => editor.setAll({ 'tax.rate': '0', 'tax.hasSecond': false })}
    >
      No tax
    </button>
  )
  if (!editor.taxCheck?.isOpen) return noTax
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset cannot be laid out as a row.
    <div role="group" aria-label="Is this tax right?" className="tax-question">
      <p>
        <CircleHelp aria-hidden="true" />
        {percent} tax is our suggestion. Is it right for you?
      </p>
      <span>
        <button type="button" className="paper-button is-small" onClick={editor.taxCheck.confirm}>
          Keep {percent}
        </button>
        {noTax}
      </span>
    </div>
  )
}
