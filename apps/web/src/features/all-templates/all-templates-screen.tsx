import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { KindSection } from './kind-section.tsx'
import { type Listings, useListings } from './use-listings.ts'

const kindTabs = [
  { value: 'invoices', label: 'Invoices', kind: 'invoice' },
  { value: 'quotes', label: 'Quotes', kind: 'quote' },
  { value: 'purchase-orders', label: 'Purchase Orders', kind: 'purchase_order' },
  { value: 'credit-notes', label: 'Credit Notes', kind: 'credit_note' },
] as const satisfies readonly { value: string; label: string; kind: DocumentKind }[]

const all = 'all'

/** Every sheet that can be started from, by what it is for. */
export function AllTemplatesScreen() {
  const listings = useListings()
  const [tab, chooseTab] = useTabInAddress()
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 pt-6 pb-20 sm:px-6">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="text-heading">All Templates</h1>
        <TextLink href="/templates/manage">Manage templates and logos</TextLink>
      </header>
      <Tabs
        label="Document types"
        value={tab}
        onValueChange={chooseTab}
        tabs={[
          { value: all, label: 'All Templates', content: <AllKinds listings={listings} /> },
          ...kindTabs.map(({ value, label, kind }) => ({
            value,
            label,
            content: <KindSection kind={kind} title={label} {...listings[kind]} />,
          })),
        ]}
      />
    </div>
  )
}

function AllKinds({ listings }: { readonly listings: Listings }): ReactNode {
  return (
    <div className="flex flex-col gap-16">
      {kindTabs.map(({ label, kind }) => (
        <KindSection key={kind} kind={kind} title={label} {...listings[kind]} />
      ))}
    </div>
  )
}

/** The chosen tab stands in the address, so that a link leads to it and the back button away from it. */
function useTabInAddress(): [string, (tab: string) => void] {
  const [address, navigate] = useLocation()
  const tab = tabIn(useSearch())
  return [tab, choose]

  function choose(next: string): void {
    // A click is told twice, as a press and as a focus: the second must not become a step of the history.
    if (next === tabIn(location.search)) return
    navigate(next === all ? address : `${address}?tab=${next}`)
  }
}

function tabIn(query: string): string {
  const asked = new URLSearchParams(query).get('tab')
  return kindTabs.find(({ value }) => value === asked)?.value ?? all
}
