import type { LogoStyle } from '@sheaf/contract/logo-choices'
import type { Ink, Pen } from './drawing.ts'
import type { Typography } from './type/set-line.ts'

export type HouseStyle = {
  /** For the name; a request's variants take them in turn. */
  readonly words: readonly [Typography, ...Typography[]]
  /** For the small line beneath the name. */
  readonly small: Typography
  readonly smallInk: Ink
  /** For letters inside marks. */
  readonly letters: readonly [Typography, ...Typography[]]
  /** For icons, on their grid of 48. */
  readonly iconPen: Pen
  /** For lines in marks that are 200 high. */
  readonly pen: Pen
  /** Kept free between two shapes of a mark. */
  readonly gap: number
  /** A name with more letters takes a second line. */
  readonly oneLine: number
  /** Degrees by which letters lean to and fro. */
  readonly bounce: number
}

const plain = { isUpper: false, tracking: 0 }

export const houseStyles: Record<LogoStyle, HouseStyle> = {
  modern: {
    words: [
      {
        ...plain,
        face: { family: 'Outfit', cut: '600SemiBold' },
        fallbackCut: '600SemiBold',
        tracking: -0.012,
      },
      {
        ...plain,
        face: { family: 'Montserrat', cut: '700Bold' },
        fallbackCut: '700Bold',
        tracking: -0.02,
      },
    ],
    small: {
      face: { family: 'Outfit', cut: '500Medium' },
      fallbackCut: '500Medium',
      isUpper: false,
      tracking: 0.02,
    },
    smallInk: 'second',
    letters: [
      { ...plain, face: { family: 'Outfit', cut: '700Bold' }, fallbackCut: '700Bold' },
      {
        ...plain,
        face: { family: 'Montserrat', cut: '800ExtraBold' },
        fallbackCut: '800ExtraBold',
      },
    ],
    iconPen: { width: 3.4, cap: 'round', join: 'round' },
    pen: { width: 15, cap: 'round', join: 'round' },
    gap: 8,
    oneLine: 16,
    bounce: 0,
  },
  minimalist: {
    words: [
      {
        face: { family: 'Jost', cut: '300Light' },
        fallbackCut: '300Light',
        isUpper: true,
        tracking: 0.24,
      },
      {
        face: { family: 'Jost', cut: '400Regular' },
        fallbackCut: '300Light',
        isUpper: false,
        tracking: 0.06,
      },
    ],
    small: {
      face: { family: 'Jost', cut: '400Regular' },
      fallbackCut: '400Regular',
      isUpper: true,
      tracking: 0.3,
    },
    smallInk: 'second',
    letters: [{ ...plain, face: { family: 'Jost', cut: '300Light' }, fallbackCut: '300Light' }],
    iconPen: { width: 2.1, cap: 'round', join: 'round' },
    pen: { width: 8, cap: 'butt', join: 'miter' },
    gap: 7,
    oneLine: 12,
    bounce: 0,
  },
  tech: {
    words: [
      {
        ...plain,
        face: { family: 'Chakra Petch', cut: '600SemiBold' },
        fallbackCut: '600SemiBold',
        tracking: 0.01,
      },
      {
        ...plain,
        face: { family: 'Space Grotesk', cut: '600SemiBold' },
        fallbackCut: '600SemiBold',
        tracking: -0.02,
      },
    ],
    small: {
      face: { family: 'Chakra Petch', cut: '500Medium' },
      fallbackCut: '500Medium',
      isUpper: true,
      tracking: 0.16,
    },
    smallInk: 'second',
    letters: [
      { ...plain, face: { family: 'Chakra Petch', cut: '700Bold' }, fallbackCut: '700Bold' },
    ],
    iconPen: { width: 3.2, cap: 'square', join: 'miter' },
    pen: { width: 12, cap: 'butt', join: 'miter' },
    gap: 8,
    oneLine: 16,
    bounce: 0,
  },
  creative: {
    words: [
      {
        ...plain,
        face: { family: 'Fraunces', cut: '900Black' },
        fallbackCut: '900Black',
        tracking: -0.01,
      },
      {
        ...plain,
        face: { family: 'Syne', cut: '800ExtraBold' },
        fallbackCut: '900Black',
        tracking: -0.02,
      },
    ],
    small: {
      face: { family: 'Fraunces', cut: '800ExtraBold_Italic' },
      fallbackCut: '600SemiBold',
      isUpper: false,
      tracking: 0.01,
    },
    smallInk: 'second',
    letters: [
      { ...plain, face: { family: 'Fraunces', cut: '900Black' }, fallbackCut: '900Black' },
      {
        ...plain,
        face: { family: 'Fraunces', cut: '800ExtraBold_Italic' },
        fallbackCut: '800ExtraBold',
      },
    ],
    iconPen: { width: 3.8, cap: 'round', join: 'round' },
    pen: { width: 14, cap: 'round', join: 'round' },
    gap: 8,
    oneLine: 15,
    bounce: 0,
  },
  corporate: {
    words: [
      {
        face: { family: 'Playfair Display', cut: '700Bold' },
        fallbackCut: '600SemiBold',
        isUpper: true,
        tracking: 0.07,
      },
      {
        face: { family: 'Montserrat', cut: '600SemiBold' },
        fallbackCut: '600SemiBold',
        isUpper: true,
        tracking: 0.1,
      },
    ],
    small: {
      face: { family: 'Montserrat', cut: '500Medium' },
      fallbackCut: '500Medium',
      isUpper: true,
      tracking: 0.26,
    },
    smallInk: 'first',
    letters: [
      { ...plain, face: { family: 'Playfair Display', cut: '700Bold' }, fallbackCut: '700Bold' },
    ],
    iconPen: { width: 2.5, cap: 'butt', join: 'miter' },
    pen: { width: 7, cap: 'butt', join: 'miter' },
    gap: 7,
    oneLine: 16,
    bounce: 0,
  },
  playful: {
    words: [
      { ...plain, face: { family: 'Fredoka', cut: '600SemiBold' }, fallbackCut: '800ExtraBold' },
      {
        ...plain,
        face: { family: 'Baloo 2', cut: '800ExtraBold' },
        fallbackCut: '900Black',
        tracking: -0.01,
      },
    ],
    small: {
      face: { family: 'Fredoka', cut: '500Medium' },
      fallbackCut: '600SemiBold',
      isUpper: false,
      tracking: 0.03,
    },
    smallInk: 'second',
    letters: [
      { ...plain, face: { family: 'Baloo 2', cut: '800ExtraBold' }, fallbackCut: '900Black' },
      { ...plain, face: { family: 'Fredoka', cut: '700Bold' }, fallbackCut: '900Black' },
    ],
    iconPen: { width: 4.6, cap: 'round', join: 'round' },
    pen: { width: 18, cap: 'round', join: 'round' },
    gap: 10,
    oneLine: 14,
    bounce: 4,
  },
}
