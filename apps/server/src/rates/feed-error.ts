/** The feed gave nothing that can be used. Its message holds no word of the feed's. */
export class FeedError extends Error {
  override readonly name = 'FeedError'
}
