/** What build/engine/engine-parts.ts puts together while the app is built. */
declare module 'engine:themes' {
  const sources: Readonly<Record<string, string>>
  export default sources
}

declare module 'engine:coverage' {
  import type { FamilyCoverage } from '@sheaf/rendering/fonts/coverage'

  const families: readonly (readonly [string, FamilyCoverage])[]
  export default families
}

declare module 'engine:fonts' {
  const addresses: Readonly<Record<string, string>>
  export default addresses
}
