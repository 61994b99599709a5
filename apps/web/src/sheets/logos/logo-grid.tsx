import type { Logo } from '@sheaf/contract/logos'
import { Pencil, Sparkles, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { pictureAddress } from '#api/picture-address.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx'
import { Badge } from '#ui/layout/badge.tsx'
import { DeleteLogoDialog } from './delete-logo-dialog.tsx'
import { RenameLogoDialog } from './rename-logo-dialog.tsx'

const grid =
  'grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] sm:gap-x-6'

/** Saved logos, each on paper as it will be printed, with what can be done to it. */
export function LogoGrid({ logos }: { readonly logos: readonly Logo[] }) {
  const [renamed, setRenamed] = useState<Logo>()
  const [doomed, setDoomed] = useState<Logo>()
  return (
    <>
      {logos.length === 0 ? (
        <NoLogos />
      ) : (
        <ul className={grid}>
          {logos.map((logo) => (
            <LogoCard
              key={logo.id}
              logo={logo}
              onRename={() => setRenamed(logo)}
              onDelete={() => setDoomed(logo)}
            />
          ))}
        </ul>
      )}
      <RenameLogoDialog logo={renamed} onClose={() => setRenamed(undefined)} />
      <DeleteLogoDialog logo={doomed} onClose={() => setDoomed(undefined)} />
    </>
  )
}

function NoLogos() {
  return (
    <EmptyState
      title="No logos saved"
      action={<ButtonLink href="/create/invoice">Add your logo</ButtonLink>}
    >
      Logos you upload or generate appear here.
    </EmptyState>
  )
}

/** The grid while its logos are awaited. */
export function LogoGridSkeleton({ count }: { readonly count: number }) {
  return (
    <SkeletonList label="Loading your logos" count={count} className={grid}>
      <li data-skeleton="logo" className="flex flex-col gap-3">
        <Skeleton className="aspect-3/2 rounded-none" />
        <span className="flex h-8 items-center pointer-coarse:h-10">
          <Skeleton className="h-4 w-2/3" />
        </span>
      </li>
    </SkeletonList>
  )
}

type LogoCardProps = {
  readonly logo: Logo
  readonly onRename: () => void
  readonly onDelete: () => void
}

function LogoCard({ logo, onRename, onDelete }: LogoCardProps) {
  const { name, logoUrl, width, height, isAiGenerated } = logo
  return (
    <li className="flex min-w-0 flex-col gap-3">
      <div className="relative aspect-3/2 bg-sheet shadow-sheet">
        {/* Paper is not quite white in the dark: a white ground of the picture must not show on it. */}
        <img
          src={pictureAddress(logoUrl)}
          alt=""
          loading="lazy"
          width={width}
          height={height}
          className="absolute inset-0 size-full object-contain p-4 mix-blend-multiply sm:p-6"
        />
      </div>
      <div className="flex flex-wrap items-start justify-end gap-x-1">
        <div className="flex min-h-8 min-w-0 grow basis-full flex-col items-start justify-center gap-1 sm:basis-0 pointer-coarse:min-h-10">
          <h3 className="wrap-anywhere line-clamp-2 font-medium font-sans">{name}</h3>
          {isAiGenerated && (
            <Badge tone="spruce">
              <Sparkles aria-hidden="true" />
              AI Generated
            </Badge>
          )}
        </div>
        <IconButton label={`Rename ${name}`} onClick={onRename} className="shrink-0">
          <Pencil />
        </IconButton>
        <IconButton label={`Delete ${name}`} onClick={onDelete} className="-mr-2 shrink-0">
          <Trash2 />
        </IconButton>
      </div>
    </li>
  )
}
