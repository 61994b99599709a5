import { type PaymentCode, paymentCodeOf } from '@sheaf/domain/payments/payment-code'
import type { DocumentEditor } from '#document/writing/document-editor.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'

const names: Readonly<Record<PaymentCode['scheme'], string>> = {
  swiss: 'Swiss QR-bill',
  epc: 'SEPA payment code',
  upi: 'UPI payment code',
  link: 'QR code for the payment link',
}

type PaymentCodeSwitchProps = { readonly editor: DocumentEditor; readonly className?: string }

/** One click takes the code off the sheet and puts it back. It's there only while the document can have one. */
export function PaymentCodeSwitch({ editor, className }: PaymentCodeSwitchProps) {
  const { computed } = editor
  if (computed.document.kind !== 'invoice' || computed.totals === null) return null
  const { document, totals } = computed
  const offered = paymentCodeOf({ document: { ...document, paymentCode: 'auto' }, totals })
  if (!offered) return null
  return (
    <Checkbox
      className={className}
      label={names[offered.scheme]}
      checked={document.paymentCode !== 'off'}
      onChange={({ target }) => editor.set('paymentCode', target.checked ? 'auto' : 'off')}
    />
  )
}
