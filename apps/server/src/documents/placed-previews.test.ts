import { placesElementId, placesSchema } from '@sheaf/contract/places'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { previewCalls } from '../../../../tests/support/previews.ts'

const order = {
  vendorName: '</script><b>Acme',
  comments: '',
  lineItems: [{ description: 'Desk', quantity: '2', unitPrice: '640' }],
}

const ghosts = { comments: 'Anything else to add', vendorName: 'Vendor name' }

describe('a preview that is asked where its fields stand', () => {
  let test: TestApp
  const { post } = previewCalls(() => test)

  beforeAll(async () => {
    test = await startTestApp()
    await test.typesetter.check()
  }, 60_000)

  afterAll(() => test.close())

  it('says it for what is filled and for the empty fields that it names', async () => {
    const { body, statusCode } = await post('/api/po-preview/po-classic', {
      ...order,
      places: { ghosts },
    })
    expect(statusCode).toBe(200)
    const places = placesSchema.parse(JSON.parse(placesIn(body) ?? ''))
    const isGhost = Object.fromEntries(places.map((place) => [place.field, place.isGhost]))
    expect(isGhost).toMatchObject({
      vendorName: false,
      comments: true,
      'lineItems.0.description': false,
      'lineItems.0.unitPrice': false,
    })
    expect(body).not.toContain('field:')
  })

  it('says nothing when it is not asked, and refuses what is no order', async () => {
    const plain = await post('/api/po-preview/po-classic', order)
    expect(placesIn(plain.body)).toBeUndefined()
    const wrong = await post('/api/po-preview/po-classic', { ...order, places: { ghosts: 'all' } })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toHaveProperty('fields')
  })
})

function placesIn(page: string): string | undefined {
  return new RegExp(`<script type="application/json" id="${placesElementId}">(.*)</script>`).exec(
    page,
  )?.[1]
}
