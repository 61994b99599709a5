import { ImagePlus } from 'lucide-react'
import { pictureAddress } from '#api/picture-address.ts'

type LetterheadLogoProps = {
  /** The path of the stored picture; empty without one. */
  readonly value: string
  readonly onAsk: () => void
}

/** The logo where it stands on the sheet, or the place for one. */
export function LetterheadLogo({ value, onAsk }: LetterheadLogoProps) {
  if (value !== '') {
    return <img src={pictureAddress(value)} alt="Company logo" className="max-h-16 max-w-48" />
  }
  return (
    <button
      type="button"
      onClick={onAsk}
      className="flex h-14 cursor-pointer items-center gap-2 rounded-control border border-edge border-dashed px-4 text-ink-soft text-small transition-colors hover:border-ink hover:text-ink print:hidden"
    >
      <ImagePlus aria-hidden="true" className="size-4" />
      Add your logo
    </button>
  )
}
