/** Where the bytes of objects lie. What they are and whose is the database's to say. */
export type ObjectStore = {
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>
  /** Undefined when there is nothing under this key. */
  get(key: string): Promise<Uint8Array | undefined>
  /** Nothing there is as good as removed. */
  remove(key: string): Promise<void>
  /** Fails when the store does not answer. */
  check(): Promise<void>
}
