import type { FontFamily } from '@sheaf/domain/look/fonts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import names from './font-names.json' with { type: 'json' }

const ascent = 80
const descent = 28

/** The name of a font in its own face: an outline, since a face of which ten letters are shown need not be loaded. */
export function FontName({ family }: { readonly family: FontFamily }) {
  const { width, path } = names[family]
  return (
    <span className="inline-flex">
      <svg
        viewBox={`0 ${-ascent} ${width} ${ascent + descent}`}
        className="h-[1.08em] w-auto overflow-visible fill-current text-lead"
        aria-hidden="true"
        data-font={family}
      >
        <path d={path} transform="scale(1 -1)" />
      </svg>
      <VisuallyHidden>{family}</VisuallyHidden>
    </span>
  )
}
