/** The store of files does not answer, or not as it should. What it says may quote an address: only our own words are kept. */
export class StoreAway extends Error {
  override name = 'StoreAway'
}
