import { Actions } from './actions.tsx'
import { Brand } from './brand-specimen.tsx'
import { Colors } from './colors.tsx'
import { Fields } from './fields.tsx'
import { Overlays } from './overlays.tsx'
import { SampleForm } from './sample-form.tsx'
import { Surfaces } from './surfaces.tsx'
import { TypeScale } from './type-scale.tsx'

/** Every primitive in every state, light and dark beside each other where there is room. */
export function Gallery() {
  return (
    <div className="flex flex-col">
      <div className="px-4 py-8 sm:px-8">
        <h1 className="text-heading">Primitives</h1>
        <p className="max-w-reading text-ink-soft">
          What the screens are made of. What opens on top (dialogs, menus, toasts) follows the
          switch in the bar above.
        </p>
      </div>
      <div className="grid grow xl:grid-cols-2">
        <Pane theme="light" className="max-xl:hidden" />
        <Pane theme="dark" className="max-xl:hidden" />
        <Pane className="xl:hidden" />
      </div>
    </div>
  )
}

type PaneProps = { readonly theme?: 'light' | 'dark'; readonly className: string }

function Pane({ theme, className }: PaneProps) {
  return (
    <div data-theme={theme} className={`min-w-0 bg-ground text-ink ${className}`}>
      <div className="mx-auto flex max-w-[45rem] flex-col gap-14 px-4 py-10 sm:px-8">
        <Brand />
        <Colors />
        <TypeScale />
        <Actions />
        <Fields />
        <SampleForm />
        <Overlays />
        <Surfaces />
      </div>
    </div>
  )
}
