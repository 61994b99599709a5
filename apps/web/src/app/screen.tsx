import { type ComponentType, lazy, type ReactNode } from 'react'
import { Redirect, useSearch } from 'wouter'

type Params = Readonly<Record<string, string | undefined>>
type Title = string | ((params: Params) => string)

export type Screen = { readonly title: Title; readonly draw: (title: string) => ReactNode }

/** A screen whose code is fetched when it is first shown. */
export function screen(title: Title, load: () => Promise<ComponentType>): Screen {
  const Loaded = lazy(async () => ({ default: await load() }))
  return { title, draw: () => <Loaded /> }
}

/** An address that leads on to another one, with its query. */
export function redirect(title: Title, to: string): Screen {
  return { title, draw: () => <Moved to={to} /> }
}

/** A page whose own screen is not built yet: says what is done there. */
export function interim(title: Title, sentence: string): Screen {
  return { title, draw: (resolved) => <InterimScreen title={resolved} sentence={sentence} /> }
}

export function resolveTitle(title: Title, params: Params): string {
  return typeof title === 'string' ? title : title(params)
}

const InterimScreen = lazy(async () => {
  const module = await import('../features/interim/interim-screen.tsx')
  return { default: module.InterimScreen }
})

function Moved({ to }: { readonly to: string }) {
  const query = useSearch()
  return <Redirect to={query ? `${to}?${query}` : to} replace />
}
