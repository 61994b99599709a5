/** The payment service is away or does not answer as it should: to be tried again. */
export class PaymentsAway extends Error {
  override name = 'PaymentsAway'
}

/** What the service does not know any more, such as a customer that was removed there. */
export class PaymentsUnknown extends Error {
  override name = 'PaymentsUnknown'
}

/** A message that nobody signed who knows our secret, or one that is too old. */
export class PaymentsForged extends Error {
  override name = 'PaymentsForged'
}
