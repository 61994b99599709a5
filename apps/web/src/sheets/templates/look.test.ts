import type { Theme } from '@sheaf/contract/themes'
import { describe, expect, it } from 'vitest'
import { designOf, lookOf, withDesign } from './look.ts'

const wave = aTheme('wave', '#0B6BCB', 'Lato')
const gold = aTheme('gold', '#A67C00', 'Georgia')

describe('the look of a document', () => {
  it('is that of its theme until something is chosen', () => {
    const look = { themeId: 'wave', chosen: {} }
    expect(designOf(look, wave)).toMatchObject({ primaryColor: '#0B6BCB', fontFamily: 'Lato' })
    expect(designOf(look, gold)).toMatchObject({ primaryColor: '#A67C00', fontFamily: 'Georgia' })
  })

  it('keeps what was chosen under another theme, and nothing else', () => {
    const look = withDesign({ themeId: 'wave', chosen: {} }, wave, { primaryColor: '#112233' })
    expect(designOf({ ...look, themeId: 'gold' }, gold)).toMatchObject({
      primaryColor: '#112233',
      fontFamily: 'Georgia',
    })
  })

  it('takes the theme’s own colour, however it is written, for no choice', () => {
    const look = withDesign({ themeId: 'wave', chosen: {} }, wave, { primaryColor: '#112233' })
    expect(withDesign(look, wave, { primaryColor: '#0b6bcb' }).chosen).toEqual({})
  })

  it('of a saved template is what differs from its theme', () => {
    expect(lookOf(wave, { primaryColor: '#0B6BCB', fontFamily: 'Roboto' })).toEqual({
      themeId: 'wave',
      chosen: { fontFamily: 'Roboto' },
    })
  })
})

function aTheme(id: string, primary: string, body: Theme['fonts']['body']): Theme {
  return {
    id,
    name: id,
    description: '',
    category: 'modern',
    isPremium: false,
    primary,
    secondary: '#6B7280',
    accent: '#000000',
    background: '#FFFFFF',
    fonts: { body, heading: body },
  }
}
