import { expect, it } from 'vitest'
import { namedAlike } from './template-saving.ts'

const templates = [
  { id: 'tpl_1', name: 'Studio' },
  { id: 'tpl_2', name: 'Studio, abroad' },
]

it('a template is known by its name, however it is typed', () => {
  expect(namedAlike(templates, ' studio ')?.id).toBe('tpl_1')
  expect(namedAlike(templates, 'Studio 2')).toBeUndefined()
  expect(namedAlike(undefined, 'Studio')).toBeUndefined()
})
