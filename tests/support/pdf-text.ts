import { extractText, getDocumentProxy } from 'unpdf'

/** What a PDF says, in the order in which it is read aloud; pages are parted by a form feed. */
export async function textOfPdf(pdf: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(document, { mergePages: false })
  return `${text.join('\n\f\n')}\n`
}
