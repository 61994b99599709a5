/** A file that is no acceptable picture. Its message is for the person who chose the file. */
export class PictureError extends Error {
  override name = 'PictureError'
}
