import { describe, expect, it } from 'vitest'
import { fileRefusal } from './logo-upload.ts'

const megabyte = 1024 * 1024

describe('a file for a logo', () => {
  it('is refused when it is no image', () => {
    expect(fileRefusal({ type: 'application/pdf', size: 10 }, 'logo')?.title).toBe('Not an image')
  })

  it('is refused above the limit of its place, and taken at the limit', () => {
    expect(fileRefusal({ type: 'image/png', size: 5 * megabyte + 1 }, 'logo')).toEqual({
      title: 'File too large',
      description: 'File size must be less than 5MB',
    })
    expect(fileRefusal({ type: 'image/png', size: 3 * megabyte }, 'quote-logo')?.description).toBe(
      'File size must be less than 2MB',
    )
    expect(fileRefusal({ type: 'image/png', size: 5 * megabyte }, 'logo')).toBeUndefined()
  })
})
