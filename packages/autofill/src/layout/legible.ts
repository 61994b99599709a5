// Letters that cameras see in figures; the first sign decides, since 'O2' and 'I-5' are names.
const figure = /(?<![\p{L}\p{N}])\d[\dOlI]*(?:[.,:/'-][\dOlI]+)*(?![\p{L}\p{N}])/gu
const misread = /[OlI]/
const litres = /^\d+[lI]$/

/** The text with the digits that a camera took for letters, every character where it was: '1O,5O' is 10.50. */
export function legible(text: string): string {
  return text.replace(figure, (found) => {
    if (!misread.test(found) || litres.test(found)) return found
    return found.replaceAll('O', '0').replace(/[lI]/g, '1')
  })
}
