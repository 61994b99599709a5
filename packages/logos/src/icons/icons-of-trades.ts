import type { Icon } from './icon.ts'

export const tradeIcons = {
  joinery: {
    lines: 'M13 5c0 8 2 13 2 20v18M15 29h20v14M15 37h20',
    accent: 'M18 20h17v5H18z',
    accentIsSolid: true,
  },
  bakery: {
    lines: 'M11 23a8 8 0 0 1 6-13h14a8 8 0 0 1 6 13v16H11z',
    accent: 'M19 19v8M24 17v10M29 19v8',
  },
  coffee: {
    lines: 'M8 19h25v9a11 11 0 0 1-11 11h-3a11 11 0 0 1-11-11zM33 22h3a5 5 0 0 1 0 10h-3.6',
    accent: 'M16 13c-3-3 3-4 0-7M25 13c-3-3 3-4 0-7',
  },
  law: {
    lines: 'M24 7v34M15 41h18M10 14h28',
    accent: 'M5 28l5.5-12 5.5 12a5.5 5 0 0 1-11 0zM32 28l5.5-12 5.5 12a5.5 5 0 0 1-11 0z',
  },
  garden: {
    lines: 'M24 43V26C24 15 31 8 42 8c0 11-7 18-18 18',
    accent: 'M18 36C18 27 13 21 5 21c0 9 5 15 13 15z',
  },
  photo: {
    lines: 'M6 16h9l3-6h12l3 6h9v23H6z',
    accent: 'M31.5 27a7.5 7.5 0 1 1-15 0a7.5 7.5 0 1 1 15 0z',
  },
  software: {
    lines: 'M16 13L6 24l10 11M32 13l10 11-10 11',
    accent: 'M28 8l-8 32',
  },
  plumbing: {
    lines: 'M6 19h17a11 11 0 0 1 11 11h-9a2 2 0 0 0-2-2H6zM16 19v-8M10 10h12',
    accent: 'M29.5 34c2.5 3 3.5 4 3.5 5.5a3.5 3.5 0 0 1-7 0c0-1.5 1-2.5 3.5-5.5z',
    accentIsSolid: true,
  },
  music: {
    lines: 'M18 36V12l20-5v24',
    accent:
      'M18 36a5.5 5.5 0 1 1-11 0a5.5 5.5 0 1 1 11 0zM38 31a5.5 5.5 0 1 1-11 0a5.5 5.5 0 1 1 11 0z',
    accentIsSolid: true,
  },
  travel: {
    lines: 'M42 24a18 18 0 1 1-36 0a18 18 0 1 1 36 0z',
    accent: 'M33 15l-6 12-12 6 6-12z',
    accentIsSolid: true,
  },
  beauty: {
    lines: 'M24 39C14 33 14 19 24 8c10 11 10 25 0 31z',
    accent: 'M13 21c-3 0-5 1-8 3 2 10 9 15 19 15M35 21c3 0 5 1 8 3-2 10-9 15-19 15',
  },
  hair: {
    lines: 'M17 32L33 7M31 32L15 7',
    accent: 'M19 36a5 5 0 1 1-10 0a5 5 0 1 1 10 0zM39 36a5 5 0 1 1-10 0a5 5 0 1 1 10 0z',
  },
  dental: {
    lines:
      'M15 8c4 0 5 2 9 2s5-2 9-2c6 0 9 6 8 13-1 5-3 7-4 12-1 4-1 8-4 8-5 0-3-13-9-13s-4 13-9 13c-3 0-3-4-4-8-1-5-3-7-4-12-1-7 2-13 8-13z',
    accent: 'M16 17q8 5 16 0',
  },
  building: {
    lines: 'M10 41V14l14-7v34M24 19l14 6v16M5 41h38',
    accent: 'M17 18v3M17 27v3M31 30v3',
  },
  home: {
    lines: 'M6 23L24 8l18 15M11 20v20h5M37 20v20h-5',
    accent: 'M20 40V29h8v11',
  },
  finance: {
    lines: 'M9 40V29M19 40V22M29 40V27M39 40V17',
    accent: 'M7 19l12-9 10 5L41 6',
  },
  school: {
    lines: 'M4 19l20-9 20 9-20 9zM12 24v9c0 3 6 6 12 6s12-3 12-6v-9',
    accent: 'M43 20v12',
  },
  pets: {
    lines: 'M24 24c6 0 11 6 11 11 0 4-3 5-6 5-2 0-3-1-5-1s-3 1-5 1c-3 0-6-1-6-5 0-5 5-11 11-11z',
    accent:
      'M13.5 23a4 4.5 0 1 1-8 0a4 4.5 0 1 1 8 0zM22 12.5a4 5 0 1 1-8 0a4 5 0 1 1 8 0zM34 12.5a4 5 0 1 1-8 0a4 5 0 1 1 8 0zM42.5 23a4 4.5 0 1 1-8 0a4 4.5 0 1 1 8 0z',
    accentIsSolid: true,
  },
  bikes: {
    lines:
      'M20.5 31a8.5 8.5 0 1 1-17 0a8.5 8.5 0 1 1 17 0zM44.5 31a8.5 8.5 0 1 1-17 0a8.5 8.5 0 1 1 17 0zM12 31l7-13h11l6 13M19 18l5.5 13M24.5 31L30 18l-2-7h6',
    accent: 'M14 12h8',
  },
  cleaning: {
    lines: 'M21 6c2 11 5 14 15 16-10 2-13 5-15 16-2-11-5-14-15-16 10-2 13-5 15-16z',
    accent: 'M36 29c1 5 2.5 6.5 7 7-4.5 1-6 2-7 7-1-5-2.5-6-7-7 4.5-.5 6-2 7-7z',
    accentIsSolid: true,
  },
  restaurant: {
    lines: 'M11 7v10a6 6 0 0 0 12 0V7M17 7v35',
    accent: 'M35 42V7c-6 4-7 11-7 20h7',
  },
} as const satisfies Record<string, Icon>
