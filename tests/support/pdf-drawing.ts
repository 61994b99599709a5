import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/** How many paths and how many bitmaps the first page of a PDF is made of. */
export async function drawingOfPdf(pdf: Uint8Array): Promise<{ paths: number; bitmaps: number }> {
  const { OPS } = await getResolvedPDFJS()
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { fnArray } = await (await document.getPage(1)).getOperatorList()
  const count = (...kinds: number[]) => fnArray.filter((kind) => kinds.includes(kind)).length
  return {
    paths: count(OPS.constructPath),
    bitmaps: count(OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject),
  }
}
