/** Why Sheaf cannot start, in words for the person who starts it. It never holds a secret. */
export class StartError extends Error {
  override name = 'StartError'
}
