import babel from '@rolldown/plugin-babel'
import { reactCompilerPreset } from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'

// The rooms of the editors: a key changes one field, and a hundred others are not worked out again for it.
// The other screens are drawn now and then, and stay as they are written.
const whereKeysArePressed =
  /\/apps\/web\/src\/(?:document|sheets|studio|ui|features\/(?:create|editors))\//

/** Components keep the parts that a change leaves as they are: what one would write by hand as memo and useMemo everywhere. */
export function rememberParts(): PluginOption {
  const preset = reactCompilerPreset()
  const filter = { ...preset.rolldown.filter, id: whereKeysArePressed }
  return babel({ presets: [{ ...preset, rolldown: { ...preset.rolldown, filter } }] })
}
