import { compute } from '@sheaf/domain/documents/totals'
import { writeFile } from '@sheaf/einvoice/formats'
import { contentsFor } from '@sheaf/einvoice/pdf/pdf-contents'
import { afterAll, describe, expect, it } from 'vitest'
import { europeanDocuments } from '../../../../tests/support/european-documents.ts'
import { createWritingRoom } from './writing-room.ts'

const { invoice } = europeanDocuments
const long = compute({
  ...invoice,
  lines: Array.from({ length: 150 }, (_, index) => ({
    ...invoice.lines[0],
    description: `Chair ${index}`,
  })) as (typeof invoice)['lines'],
})
const order = { computed: long, themeId: 'minimalist-line' }
const contents = { eInvoice: 'auto', carryDocument: 'on' } as const

describe('a long invoice', { timeout: 60_000 }, () => {
  const room = createWritingRoom()
  afterAll(room.close)

  it('is written in a process of its own to the letter as it would be here', async () => {
    const { enclosed, verdict } = await room.contentsFor({ order, contents }, { client: 'ada' })
    const here = contentsFor(order, contents)
    expect(verdict).toEqual({ isEInvoice: true })
    expect(enclosed.statements).toEqual(here.enclosed.statements)
    const texts = (of: typeof enclosed) =>
      of.attachments.map(({ bytes, ...about }) => ({
        ...about,
        text: Buffer.from(bytes).toString(),
      }))
    expect(texts(enclosed)).toEqual(texts(here.enclosed))
    const file = { computed: long, format: 'xrechnung' } as const
    expect(await room.writeFile(file, { client: 'ada' })).toEqual(writeFile(long, 'xrechnung'))
  })

  it('is not written for somebody who has left', async () => {
    const leaving = AbortSignal.abort()
    await expect(
      room.contentsFor({ order, contents }, { client: 'ada', leaving }),
    ).rejects.toMatchObject({ code: 'request.abandoned' })
  })
})
