import { type Proposals, type Texts, translate } from '@sheaf/translation/translate'
import { answerOrders } from '../processes/answer-orders.ts'

export type TranslatingOrder = {
  readonly texts: Texts
  readonly from: string
  readonly to: string
  readonly proposals?: Proposals
}

answerOrders(async ({ texts, from, to, proposals }: TranslatingOrder) =>
  translate(texts, from, to, proposals),
)
