import type { DrawnLogo, LogoRequest, LogoStudio } from '@sheaf/logos/studio'

export type DrawLocally = (request: LogoRequest) => Promise<readonly DrawnLogo[]>

/** The studio opens with the first request: nobody who asks for no logo waits for its fonts. */
export function createDrawLocally(): DrawLocally {
  let opening: Promise<LogoStudio> | undefined
  return async function drawLocally(request) {
    opening ??= open()
    const studio = await opening.catch((error) => {
      opening = undefined
      throw error
    })
    return studio.draw(request)
  }
}

async function open(): Promise<LogoStudio> {
  const { openLogoStudio } = await import('@sheaf/logos/studio')
  return openLogoStudio()
}
