import type { LogoStyle } from '@sheaf/contract/logo-choices'
import { type Drawing, inkBox, placed } from '../drawing.ts'
import { centreOf, heightOf, widthOf } from '../geometry/box.ts'
import { combined, moved, scaled } from '../geometry/path.ts'
import type { HouseStyle } from '../house-styles.ts'
import type { IconName } from '../icons/icon-drawing.ts'
import type { CompanyName } from '../name/company-name.ts'
import type { Random } from '../random.ts'
import { setLine, type Typography } from '../type/set-line.ts'
import type { TypeCase } from '../type/type-case.ts'

/** All that a mark may be made of. Marks are drawn around 0 0, about 200 wide and high. */
export type Brief = {
  readonly name: CompanyName
  readonly style: LogoStyle
  readonly house: HouseStyle
  readonly trade: IconName | undefined
  readonly typeCase: TypeCase
  readonly random: Random
}

export type DrawMark = (brief: Brief) => Drawing | undefined

export function fitted(drawing: Drawing, width: number, height = width): Drawing {
  const box = inkBox(drawing)
  const factor = Math.min(width / widthOf(box), height / heightOf(box))
  const [x, y] = centreOf(box)
  return placed(drawing, combined(moved(-x, -y), scaled(factor)))
}

export function lettering({ typeCase }: Brief, text: string, typography: Typography): Drawing {
  const { path } = setLine(typeCase, text, typography, 100)
  return [{ path, ink: 'first' }]
}

export function letterType({ house, random }: Brief): Typography {
  return random.pick(house.letters)
}
