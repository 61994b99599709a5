import { charges } from './arabic/charges.ts'
import { combinations } from './arabic/combinations.ts'
import { dealings } from './arabic/dealings.ts'
import { goods } from './arabic/goods.ts'
import { payment } from './arabic/payment.ts'
import { services } from './arabic/services.ts'
import { units } from './arabic/units.ts'
import type { PhraseBook } from './phrase-book.ts'

export const arabic: PhraseBook = {
  and: '&',
  units,
  services,
  goods,
  charges,
  combinations,
  payment,
  dealings,
}
