import type { PagePath } from '@sheaf/contract/pages'
import type { ComponentType, ReactNode } from 'react'
import { Redirect, useSearch } from 'wouter'
import type { Session } from '#api/session.ts'

export type Params = Readonly<Record<string, string | undefined>>
type Title = string | ((params: Params) => string)

export type Screen = {
  readonly title: Title
  /** Fetches what the screen is drawn with, if that has not happened yet. */
  readonly load: (params: Params) => Promise<void>
  /** Undefined until that is there. */
  readonly draw: (title: string, params: Params) => ReactNode | undefined
}

export type FindScreen = (page: PagePath, state: Session['state']) => Screen

/** A screen whose code is fetched when it is first shown. */
export function screen(title: Title, load: () => Promise<ComponentType>): Screen {
  let Loaded: ComponentType | undefined
  return {
    title,
    async load() {
      Loaded ??= await load()
    },
    draw: () => Loaded && <Loaded />,
  }
}

/** A screen that needs another text for each slug, fetched with its code. */
export function textScreen(title: Title, load: (slug: string) => Promise<() => ReactNode>): Screen {
  const drawings = new Map<string, () => ReactNode>()
  return {
    title,
    async load({ slug = '' }) {
      if (!drawings.has(slug)) drawings.set(slug, await load(slug))
    },
    draw: (_title, { slug = '' }) => drawings.get(slug)?.(),
  }
}

/** An address that leads on to another one, with its query. */
export function redirect(title: Title, to: string): Screen {
  return { title, load: async () => {}, draw: () => <Moved to={to} /> }
}

export function resolveTitle(title: Title, params: Params): string {
  return typeof title === 'string' ? title : title(params)
}

function Moved({ to }: { readonly to: string }) {
  const query = useSearch()
  return <Redirect to={query ? `${to}?${query}` : to} replace />
}
