import { ButtonLink } from '#ui/actions/button-link.tsx'
import { BarLink } from './bar-link.tsx'
import { MenuLink, MobileMenu } from './mobile-menu.tsx'
import { getStarted, signIn, visitorEntries } from './navigation.ts'

export function VisitorBar({ address }: { readonly address: string }) {
  return (
    <>
      <nav aria-label="Main" className="-ml-2 mr-auto hidden h-full md:flex xl:-ml-3">
        {visitorEntries.map((entry) => (
          <BarLink key={entry.label} entry={entry} address={address} />
        ))}
      </nav>
      <div className="hidden h-full items-center gap-4 md:flex">
        <BarLink entry={signIn} address={address} />
        <ButtonLink href={getStarted.href} variant="primary" size="small">
          {getStarted.label}
        </ButtonLink>
      </div>
      <MobileMenu key={address} className="md:hidden">
        <ul className="flex flex-col">
          {[...visitorEntries, signIn].map((entry) => (
            <MenuLink key={entry.label} entry={entry} address={address} />
          ))}
        </ul>
        <ButtonLink href={getStarted.href} variant="primary" className="mt-auto">
          {getStarted.label}
        </ButtonLink>
      </MobileMenu>
    </>
  )
}
