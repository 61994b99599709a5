import { ButtonLink } from '#ui/actions/button-link.tsx'
import { BarLinks, MenuLinks } from './entry-links.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { getStarted, signIn, visitorEntries } from './navigation.ts'

export function VisitorBar({ address }: { readonly address: string }) {
  return (
    <>
      <nav aria-label="Main" className="-ml-2 mr-auto hidden h-full md:flex xl:-ml-3">
        <BarLinks entries={visitorEntries} address={address} />
      </nav>
      <div className="hidden h-full items-center gap-4 md:flex">
        <BarLinks entries={[signIn]} address={address} />
        <ButtonLink href={getStarted.href} variant="primary" size="small">
          {getStarted.label}
        </ButtonLink>
      </div>
      <MobileMenu key={address} className="md:hidden">
        <MenuLinks entries={[...visitorEntries, signIn]} address={address} />
        <ButtonLink href={getStarted.href} variant="primary" className="mt-auto">
          {getStarted.label}
        </ButtonLink>
      </MobileMenu>
    </>
  )
}
