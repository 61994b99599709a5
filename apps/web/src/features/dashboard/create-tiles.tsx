import type { DocumentKind } from '@sheaf/domain/documents/kind'
import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { SheetFrame } from '#sheets/drawing/sheet-frame.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { buttonLook } from '#ui/actions/button-look.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { OpenFile } from './open-file.tsx'

type Tile = {
  readonly kind: DocumentKind
  readonly title: string
  readonly purpose: string
  readonly href: string
  readonly themeId: string
  /** How its sheet lies on the desk. */
  readonly tilt: string
}

const first: Tile = {
  kind: 'invoice',
  title: 'Invoice',
  purpose: 'Get paid for your work.',
  href: '/create/invoice',
  themeId: 'elegant-ampersand',
  tilt: '-rotate-1',
}

const others: readonly Tile[] = [
  {
    kind: 'quote',
    title: 'Quote',
    purpose: 'Give a client a price.',
    href: '/create/quote',
    themeId: 'quote-modern-blue',
    tilt: 'rotate-1',
  },
  {
    kind: 'purchase_order',
    title: 'Purchase Order',
    purpose: 'Order from a vendor.',
    href: '/purchase-orders',
    themeId: 'po-corporate',
    tilt: '-rotate-1',
  },
  {
    kind: 'credit_note',
    title: 'Credit Note',
    purpose: 'Refund a customer.',
    href: '/credit-notes',
    themeId: 'cn-elegant',
    tilt: 'rotate-2',
  },
]

/** The desk: four sheets that reach up from its edge, and the invoice in front. */
export function CreateTiles() {
  return (
    <section
      aria-labelledby="creation-tray"
      className="overflow-clip border-hairline border-y bg-wash"
    >
      <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 pt-8 sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id="creation-tray" className="text-title">
            Create a document
          </h2>
          <div className="flex flex-wrap gap-3">
            <OpenFile />
            <ButtonLink href="/templates">Browse All Templates</ButtonLink>
          </div>
        </div>
        <div className="grid grid-cols-3 gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-[2fr_1fr_1fr_1fr] lg:gap-x-10">
          <FirstTile tile={first} />
          {others.map((tile) => (
            <SmallTile key={tile.kind} tile={tile} />
          ))}
        </div>
      </div>
    </section>
  )
}

function FirstTile({ tile }: { readonly tile: Tile }) {
  return (
    <Link
      href={tile.href}
      className="group -mx-4 col-span-3 flex flex-col gap-3 border-hairline px-4 focus-visible:-outline-offset-2 max-lg:border-b sm:-mx-6 sm:px-6 lg:col-span-1 lg:mx-0 lg:rounded-control lg:px-0"
    >
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span
          className={buttonLook({
            variant: 'primary',
            className: 'gap-2 group-hover:bg-vermilion-press',
          })}
        >
          Create {tile.title}
          <ArrowRight aria-hidden="true" className="size-4" />
        </span>
        <span className="text-ink-soft">{tile.purpose}</span>
      </span>
      <Peek
        tile={tile}
        className="h-48 px-2 pt-4 max-lg:overflow-y-clip sm:h-64 sm:px-[14%] lg:h-76 lg:px-4"
      />
    </Link>
  )
}

function SmallTile({ tile }: { readonly tile: Tile }) {
  return (
    <Link
      href={tile.href}
      className="group flex flex-col gap-4 rounded-control focus-visible:-outline-offset-2 lg:justify-between"
    >
      <span className="flex flex-col">
        <span className="font-medium font-serif text-lead leading-6 decoration-1 underline-offset-4 group-hover:underline">
          <VisuallyHidden>Create </VisuallyHidden>
          {tile.title}
        </span>
        <span className="text-ink-soft text-small max-sm:sr-only">{tile.purpose}</span>
      </span>
      <Peek tile={tile} className="mt-auto h-28 px-1 sm:h-48 lg:h-60" />
    </Link>
  )
}

type PeekProps = { readonly tile: Tile; readonly className: string }

// The lower part of the sheet is beyond the edge of the desk.
function Peek({ tile, className }: PeekProps) {
  return (
    <span aria-hidden="true" className={clsx('block', className)}>
      <span
        className={clsx(
          'block transition-transform duration-200 group-hover:-translate-y-2 group-focus-visible:-translate-y-2',
          tile.tilt,
        )}
      >
        <SheetFrame order={{ kind: tile.kind, themeId: tile.themeId }} label="" isSmall />
      </span>
    </span>
  )
}
