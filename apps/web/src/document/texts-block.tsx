import { textLabels, textPrompts } from './kind-layout.ts'
import { usePaper } from './paper-context.ts'
import { PaperArea } from './paper-fields.tsx'

const spoken: Readonly<Record<string, string>> = { terms: 'Terms and conditions' }

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
            placeholder={textPrompts[name]}
          />
        </div>
      ))}
    </div>
  )
}
