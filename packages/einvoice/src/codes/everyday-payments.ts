/** The ways to pay that people choose from, of UNTDID 4461. */
export const paymentNames: Readonly<Record<string, string>> = {
  '30': 'Bank transfer',
  '58': 'SEPA bank transfer',
  '49': 'Direct debit',
  '59': 'SEPA direct debit',
  '48': 'Card',
  '68': 'Online payment service',
  '10': 'Cash',
  '20': 'Check',
  '57': 'Standing agreement',
  '97': 'Set off between partners',
  '1': 'Not agreed yet',
}
