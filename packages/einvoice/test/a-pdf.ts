import { deflateSync } from 'node:zlib'
import { pdfOf, streamOf } from '../../autofill/test/support/pdf-file.ts'

export type EmbeddedFile = { readonly name: string; readonly content: string | Buffer }

/** The source of a file specification whose content is the object after it, and that content. */
function embedded({ name, content }: EmbeddedFile, number: number): Buffer[] {
  return [
    Buffer.from(
      `<< /Type /Filespec /F (${name}) /UF (${name}) /AFRelationship /Alternative /EF << /F ${number + 1} 0 R >> >>`,
    ),
    packedStream(content, '/Type /EmbeddedFile /Subtype /text#2Fxml'),
  ]
}

/** A stream that has to be unpacked. */
export function packedStream(content: string | Buffer, about: string): Buffer {
  return streamOf(deflateSync(content), `${about} /Filter /FlateDecode`)
}

const firstFile = 4

/** A page without a word, with these files attached; `more` are objects after theirs. */
export function pdfWithFiles(files: readonly EmbeddedFile[], more: readonly Buffer[] = []) {
  const numbers = files.map((_, index) => firstFile + 2 * index)
  const names = numbers.map((number, index) => `(${index}) ${number} 0 R`)
  return pdfOf([
    Buffer.from(
      `<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [${names.join(' ')}] >> >> >>`,
    ),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
    ...files.flatMap((file, index) => embedded(file, firstFile + 2 * index)),
    ...more,
  ])
}
