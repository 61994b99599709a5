import type { Icon } from './icon.ts'

export const thingIcons = {
  health: {
    lines: 'M24 41C12 33 5 26 5 18a9.5 9.5 0 0 1 19-3 9.5 9.5 0 0 1 19 3c0 8-7 15-19 23z',
    accent: 'M13 24h6l3-6 4 11 3-5h6',
  },
  electric: { lines: 'M27 5L10 27h12l-3 16 18-24H26z', accent: '' },
  cars: {
    lines: 'M5 33v-8l6-3 4-10h18l4 10 6 3v8M21 34h6M11 22h26',
    accent:
      'M18 34a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0zM39 34a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0z',
  },
  fashion: {
    lines: 'M24 20L42 33a2.5 2.5 0 0 1-1.5 4.5h-33A2.5 2.5 0 0 1 6 33z',
    accent: 'M24 16a4.5 4.5 0 1 0-4.5-4.5',
  },
  books: {
    lines: 'M24 14C19 9 12 9 5 10v27c7-1 14-1 19 4 5-5 12-5 19-4V10c-7-1-14-1-19 4z',
    accent: 'M24 20v14',
  },
  writing: {
    lines: 'M24 5l11 20-7 12h-8l-7-12zM18 42h12M24 5v16',
    accent: 'M27.5 25a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0z',
    accentIsSolid: true,
  },
  painting: {
    lines: 'M7 8h27v11H7zM34 13h7v11H24v6',
    accent: 'M21.5 31h5v11h-5z',
    accentIsSolid: true,
  },
  drawing: { lines: 'M8 40l3-10L33 8l7 7-22 22z', accent: 'M27 14l7 7' },
  film: {
    lines: 'M6 10h36v28H6z',
    accent: 'M20 17l11 7-11 7z',
    accentIsSolid: true,
  },
  sport: { lines: 'M7 18v12M14 12v24M34 12v24M41 18v12', accent: 'M20 24h8' },
  wine: {
    lines: 'M13 7h22v9a11 11 0 0 1-22 0zM24 27v14M16 41h16',
    accent: 'M18 14h12',
  },
  flowers: {
    lines: 'M24 43V28C15 28 11 21 11 9l7 5 6-8 6 8 7-5c0 12-4 19-13 19',
    accent: 'M28 42c0-5 4-9 12-9-1 6-5 9-12 9z',
    accentIsSolid: true,
  },
  shop: { lines: 'M9 17h30l3 25H6z', accent: 'M16 24V14a8 8 0 0 1 16 0v10' },
  transport: {
    lines: 'M24 5l17 9v20l-17 9-17-9V14zM7 14l17 9 17-9M24 23v20',
    accent: 'M15.5 10l17 9',
  },
  energy: {
    lines:
      'M24 5v5M24 38v5M5 24h5M38 24h5M10.5 10.5l3.5 3.5M34 34l3.5 3.5M37.5 10.5L34 14M14 34l-3.5 3.5',
    accent: 'M32.5 24a8.5 8.5 0 1 1-17 0a8.5 8.5 0 1 1 17 0z',
    accentIsSolid: true,
  },
  sea: {
    lines: 'M22 6v24H7zM5 36h38l-5 7H10z',
    accent: 'M28 13c6 5 9 11 10 17H28z',
  },
  mountain: {
    lines: 'M4 40L18 13l9 16 5-8 12 19z',
    accent: 'M40 11.5a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0z',
    accentIsSolid: true,
  },
  keys: {
    lines: 'M23 24h20v8M35 24v6',
    accent: 'M23 24a8.5 8.5 0 1 1-17 0a8.5 8.5 0 1 1 17 0z',
  },
  metal: {
    lines: 'M14 7h20l10 17-10 17H14L4 24z',
    accent: 'M31.5 24a7.5 7.5 0 1 1-15 0a7.5 7.5 0 1 1 15 0z',
  },
  science: {
    lines: 'M18 6h12M21 6v13L9 38a3 3 0 0 0 2.5 4h25a3 3 0 0 0 2.5-4L27 19V6',
    accent: 'M17 33h14',
  },
  cakes: {
    lines: 'M11 25a6.5 6.5 0 0 1 2-12a11.5 11.5 0 0 1 22 0a6.5 6.5 0 0 1 2 12zM14 25l3 17h14l3-17',
    accent: 'M21 31l.7 6M27 31l-.7 6',
  },
  marketing: {
    lines: 'M7 20v9h7l18 9V11L14 20z',
    accent: 'M38 18a9 9 0 0 1 0 13',
  },
  children: {
    lines: 'M24 34c-8-2-13-9-13-16a13 13 0 0 1 26 0c0 7-5 14-13 16zM20 37h8',
    accent: 'M18 17a6 6 0 0 1 5-5',
  },
  security: {
    lines: 'M24 5l16 6v11c0 10-6 17-16 21C14 39 8 32 8 22V11z',
    accent: 'M17 23l5 6 9-11',
  },
} as const satisfies Record<string, Icon>
