import type { LogoStyle } from '@sheaf/contract/logo-choices'
import {
  archway,
  bittenDisc,
  diamond,
  leafBox,
  openFrame,
  openRing,
  roundel,
  shield,
} from './calm-grounds.ts'
import type { DrawGround } from './ground.ts'
import { blob, bubble, chamfered, hexagon, petalBox, scallop, wobble } from './lively-grounds.ts'

export const grounds: Record<LogoStyle, readonly [DrawGround, ...DrawGround[]]> = {
  modern: [leafBox, bittenDisc],
  minimalist: [openRing, archway, openFrame],
  tech: [chamfered, hexagon],
  creative: [blob, petalBox],
  corporate: [shield, roundel, diamond],
  playful: [scallop, bubble, wobble],
}
