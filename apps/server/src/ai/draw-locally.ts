import type { DrawnLogo, LogoStudio, LogoWish } from '@sheaf/logos/studio'

export type DrawLocally = (wish: LogoWish) => Promise<readonly DrawnLogo[]>

/** The studio opens with the first wish: nobody who asks for no logo waits for its fonts. */
export function createDrawLocally(): DrawLocally {
  let opening: Promise<LogoStudio> | undefined
  return async function drawLocally(wish) {
    opening ??= open()
    const studio = await opening.catch((error) => {
      opening = undefined
      throw error
    })
    return studio.draw(wish)
  }
}

async function open(): Promise<LogoStudio> {
  const { openLogoStudio } = await import('@sheaf/logos/studio')
  return openLogoStudio()
}
