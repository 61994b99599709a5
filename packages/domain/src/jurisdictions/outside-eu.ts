import { currencyOf } from '../locale/countries.ts'
import { paperSize } from '../locale/paper-size.ts'
import type { Jurisdiction } from './jurisdiction.ts'
import { usualNeeds } from './practice.ts'

export function outsideEu(law: Omit<Jurisdiction, 'isInEu' | 'currency' | 'paper'>): Jurisdiction {
  return {
    ...law,
    isInEu: false,
    currency: currencyOf(law.country) ?? '',
    paper: paperSize(law.country),
    needs: [...law.needs, ...usualNeeds],
  }
}
