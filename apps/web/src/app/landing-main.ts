import { wakeMenu } from '#app/layout/menu.ts'
import { keepScroll, settleScroll } from '#app/routing/scroll-keeper.ts'
import { reloadIfSignedInSince } from '#app/session/signed-in-since.ts'
import { readBasePath } from '#ui/page/base-path.ts'
import { findPart } from '#ui/page/parts.ts'
import { wakeThemeSwitch } from '#ui/theme/theme.ts'
import { wakeDemo } from '../features/start/demo.ts'

// Brings the landing page to life as it was drawn at build time, without React: that is most of the script of every other page.
keepScroll({ isDrawn: true })
settleScroll()
wakeMenu(findPart(document, 'menu', HTMLDialogElement))
wakeThemeSwitch(findPart(document, 'theme-switch', HTMLFieldSetElement))
wakeDemo(findPart(document, 'demo', HTMLElement))
reloadIfSignedInSince(readBasePath())

// Pages that were opened by React before this one was loaded anew count as this one: the browser fetches none of them.
const { pathname } = location
addEventListener('popstate', () => {
  if (location.pathname !== pathname) location.reload()
})
