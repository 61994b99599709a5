import stripe from 'sheet:corporate-stripe/quote'
import line from 'sheet:minimalist-line/invoice'
import texture from 'sheet:paper-texture/invoice'
import clsx from 'clsx'
import { Sheet } from '#ui/layout/sheet.tsx'
import { useRootMark } from '#ui/page/use-root-mark.ts'

const sheets = {
  texture: { picture: texture, name: 'Invoice in the Paper Texture template' },
  line: { picture: line, name: 'Invoice in the Minimalist Line template' },
  stripe: { picture: stripe, name: 'Quote in the Corporate Stripe template' },
} as const

export type StackSheet = keyof typeof sheets

const places = [
  'absolute inset-0 rotate-[5deg] translate-x-[9%] -translate-y-[2%]',
  'absolute inset-0 -rotate-[4deg] -translate-x-[6%] translate-y-[1%]',
  'relative -rotate-1',
] as const

type SheetStackProps = { readonly top: StackSheet; readonly stamp?: string | undefined }

/** Three documents as our engine sets them, from the form to the edge of the window. Too wide for a phone. */
export function SheetStack({ top, stamp }: SheetStackProps) {
  useRootMark('data-desk')
  const below = (Object.keys(sheets) as StackSheet[]).filter((name) => name !== top)
  return (
    <div
      data-desk=""
      className="relative -mr-[max(1.5rem,50vw-36rem)] hidden overflow-clip border-hairline border-l bg-wash lg:block"
    >
      <div className="absolute inset-x-0 top-16 mx-auto w-4/5 max-w-[36rem]">
        {[...below, top].map((name, at) => (
          <Sheet key={name} className={clsx('@container aspect-a4', places[at])}>
            <img
              {...sheets[name].picture}
              sizes="36rem"
              alt={name === top ? sheets[name].name : ''}
              loading="lazy"
              width={595}
              height={842}
              className="size-full mix-blend-multiply"
            />
            {name === top && stamp && <Stamp>{stamp}</Stamp>}
          </Sheet>
        ))}
      </div>
    </div>
  )
}

function Stamp({ children }: { readonly children: string }) {
  return (
    <p
      aria-hidden="true"
      className="-rotate-6 absolute top-[66%] right-[7%] animate-rise border-[0.5cqw] border-vermilion-ink px-[2.5cqw] py-[1cqw] font-medium font-serif text-[5cqw] text-vermilion-ink leading-tight"
    >
      {children}
    </p>
  )
}
