import { expect, it } from 'vitest'
import { withBase } from './base-path.ts'

it.each([
  ['/', '/api/logos', '/api/logos'],
  ['/billing/', '/api/logos', '/billing/api/logos'],
  ['/billing', '/internal/objects/uploads/a', '/billing/internal/objects/uploads/a'],
])('under %s the path %s is asked for at %s', (basePath, path, address) => {
  expect(withBase(basePath, path)).toBe(address)
})
