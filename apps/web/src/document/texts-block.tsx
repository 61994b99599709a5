import { textLabels } from './kind-layout.ts'
import { usePaper } from './paper-context.ts'
import { PaperArea } from './paper-fields.tsx'

const spoken: Readonly<Record<string, string>> = { terms: 'Terms and conditions' }

const prompts: Readonly<Record<string, string>> = {
  notes: 'Anything your client should know',
  comments: 'Anything else to say',
  terms: 'When and how to pay',
  creditReason: 'Why this credit is given',
  specialInstructions: 'What the vendor should mind',
}

/** The words below the figures. */
export function TextsBlock() {
  const { layout, shown } = usePaper()
  const names = shown.has('terms') ? [...layout.texts, 'terms'] : layout.texts
  return (
    <div className="paper-texts">
      {names.map((name) => (
        <div key={name} className="min-w-0">
          <p aria-hidden="true" className="paper-label">
            {textLabels[name]}
          </p>
          <PaperArea
            name={name}
            label={spoken[name] ?? textLabels[name] ?? name}
            placeholder={prompts[name]}
          />
        </div>
      ))}
    </div>
  )
}
