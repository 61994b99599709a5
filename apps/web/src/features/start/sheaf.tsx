import { Sheet } from '#ui/sheet.tsx'
import { SampleInvoice } from './sample-invoice.tsx'

/** A finished invoice on top of two more sheets, tied together. */
export function Sheaf() {
  return (
    <div
      role="img"
      aria-label="A finished invoice on a pile of sheets, tied with a vermilion band"
      className="relative mx-auto aspect-[210/280] w-11/12 max-w-[26rem]"
    >
      <Sheet className="absolute inset-0 translate-x-2 rotate-3" />
      <Sheet className="absolute inset-0 -translate-x-1 -rotate-2" />
      <Sheet className="@container absolute inset-0">
        <SampleInvoice />
      </Sheet>
      <Band />
    </div>
  )
}

// Darker at both ends, where it turns around the edges of the pile.
function Band() {
  return (
    <div
      data-theme="light"
      className="-right-3.5 -left-3 absolute bottom-[13%] h-[4.5%] bg-[linear-gradient(90deg,var(--color-vermilion-press),var(--color-vermilion)_4%,var(--color-vermilion)_96%,var(--color-vermilion-press))] shadow-[0_1px_3px_rgb(60_52_38/0.35)]"
    />
  )
}
