const lines = [
  { description: 'Oak reading desk', quantity: '2', rate: '640.00', amount: '1 280.00' },
  { description: 'Library shelving, per metre', quantity: '6.5', rate: '92.00', amount: '598.00' },
  { description: 'Delivery and fitting', quantity: '1', rate: '180.00', amount: '180.00' },
] as const

/** Drawn to the width of the sheet around it: all sizes are shares of that width. */
export function SampleInvoice() {
  return (
    <div className="flex h-full flex-col gap-[5cqw] p-[8cqw] text-[2.7cqw] leading-[1.5]">
      <div className="flex items-start justify-between border-ink border-b pb-[4cqw]">
        <div>
          <p className="font-medium font-serif text-[5cqw] leading-none">Marlow & Finch</p>
          <p className="mt-[1.5cqw] text-ink-soft">Joiners, 14 Quay Street, Bristol</p>
        </div>
        <p className="font-serif text-[7cqw] text-vermilion-ink leading-none">Invoice</p>
      </div>
      <div className="flex justify-between">
        <Detail title="Bill to" text="Hotel Aurelia" more="3 Harbour Lane, Cork" />
        <Detail title="Number" text="INV-204817" more="3 March 2026" />
        <Detail title="Due" text="2 April 2026" more="Net 30" />
      </div>
      <table className="w-full tabular-nums">
        <thead>
          <tr className="border-ink border-b text-left text-ink-soft [&_th]:pb-[1cqw] [&_th]:font-normal">
            <th>Description</th>
            <th className="text-right">Qty</th>
            <th className="text-right">Rate</th>
            <th className="text-right">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr
              key={line.description}
              className="border-hairline border-b [&_td]:py-[1.8cqw] [&_td]:text-right"
            >
              <td className="text-left!">{line.description}</td>
              <td>{line.quantity}</td>
              <td>{line.rate}</td>
              <td>{line.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="ml-auto flex w-1/2 flex-col gap-[1cqw] tabular-nums">
        <Sum label="Subtotal" amount="$2 058.00" />
        <Sum label="Tax 10%" amount="$205.80" />
        <p className="mt-[1cqw] flex items-baseline justify-between border-ink border-t pt-[2cqw] font-medium text-[4cqw]">
          <span className="font-serif">Total</span>
          <span>$2 263.80</span>
        </p>
      </div>
      <p className="mt-auto flex justify-between text-ink-soft">
        <span>Payment is due within 30 days</span>
        <span>Page 1 of 1</span>
      </p>
    </div>
  )
}

type DetailProps = { readonly title: string; readonly text: string; readonly more: string }

function Detail({ title, text, more }: DetailProps) {
  return (
    <p className="flex flex-col">
      <span className="text-ink-soft">{title}</span>
      <span className="font-medium">{text}</span>
      <span>{more}</span>
    </p>
  )
}

function Sum({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <p className="flex justify-between">
      <span className="text-ink-soft">{label}</span>
      <span>{amount}</span>
    </p>
  )
}
