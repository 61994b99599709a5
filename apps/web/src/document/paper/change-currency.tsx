import { exchangedTo } from '@sheaf/domain/documents/change-currency'
import type { PricedDocument } from '@sheaf/domain/documents/document'
import { documentLocale } from '@sheaf/domain/locale/document-locale'
import type { CurrencyCode } from '@sheaf/domain/money/currency'
import { printedRate, thereAndBack } from '@sheaf/domain/money/exchange'
import { useRates } from '#api/rates.ts'
import type { DocumentEditor } from '#document/writing/document-editor.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { rateOrigin } from './rate-words.ts'

type ChangeCurrencyProps = {
  readonly editor: DocumentEditor
  readonly document: PricedDocument
  readonly to: CurrencyCode
  readonly onClose: () => void
}

/** Asks whether the prices are to be converted, for a document that has some. Each answer is one undo step. */
export function ChangeCurrency({ editor, document, to, onClose }: ChangeCurrencyProps) {
  const { currency: from } = document
  const { data, isFailed } = useRates(from)
  const known = data?.rates[to]
  const isWritable = known !== undefined && exchangedTo(document, to, known.rate) !== undefined
  const answer = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`Change currency to ${to}`}
      description="Convert the prices, or keep the figures and change only the currency?"
      footer={
        <>
          <Button onClick={answer(() => editor.set('currency', to))}>Keep the figures</Button>
          <Button
            variant="primary"
            disabled={!isWritable}
            onClick={answer(() => known && editor.exchange(to, known.rate))}
          >
            Convert prices
          </Button>
        </>
      }
    >
      <div role="status" className="flex flex-col gap-2">
        {known && <KnownRate document={document} to={to} known={known} />}
        {known && !isWritable && <p>A converted price would have too many digits.</p>}
        {!known && !data && !isFailed && <p>Looking up the rate…</p>}
        {!known && (data || isFailed) && (
          <p>
            We don't have a rate from {from} to {to}, so prices can't be converted right now.
          </p>
        )}
      </div>
    </Dialog>
  )
}

type KnownRateProps = {
  readonly document: PricedDocument
  readonly to: CurrencyCode
  readonly known: { readonly rate: string; readonly day: string; readonly source: string }
}

function KnownRate({ document, to, known }: KnownRateProps) {
  const { currency: from, language, region } = document
  const { money } = documentLocale({ language, region })
  const most = money(thereAndBack({ from, to, rate: known.rate }))
  return (
    <>
      <p className="font-medium">
        1 {from} = {printedRate(known.rate)} {to}
      </p>
      <p className="text-ink-soft text-small">
        {rateOrigin(known)}. Converted back at the same day's rates, a price differs by at most{' '}
        {most}.
      </p>
    </>
  )
}
