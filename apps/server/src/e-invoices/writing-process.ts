import { writeFile } from '@sheaf/einvoice/formats'
import { contentsFor } from '@sheaf/einvoice/pdf/pdf-contents'
import { answerOrders } from '../processes/answer-orders.ts'
import type { Enclosed, EnclosingOrder, FileOrder, Written } from './writing-room.ts'

answerOrders(async (asked: EnclosingOrder | FileOrder): Promise<Enclosed | Written> => {
  return 'format' in asked
    ? writeFile(asked.computed, asked.format)
    : contentsFor(asked.order, asked.contents)
})
