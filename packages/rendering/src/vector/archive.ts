/** Numbers and texts of an archive of rkyv: little endian, with pointers that count from where they stand. */
export type Archive = ReturnType<typeof openArchive>

export function openArchive(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const decoder = new TextDecoder()
  const u32 = (at: number) => view.getUint32(at, true)
  const follow = (at: number) => at + view.getInt32(at, true)
  const span = (at: number) => bytes.subarray(follow(at), follow(at) + u32(at + 4))
  return {
    u8: (at: number) => view.getUint8(at),
    u32,
    f32: (at: number) => view.getFloat32(at, true),
    follow,
    /** Of what a pointer and a length describe. */
    bytes: span,
    text: (at: number) => decoder.decode(span(at)),
    ascii: (at: number, length: number) => decoder.decode(bytes.subarray(at, at + length)),
    /** Where the elements of a list stand, each so many bytes wide. */
    list: (at: number, width: number) =>
      Array.from({ length: u32(at + 4) }, (_, index) => follow(at) + index * width),
    key: (at: number): string => {
      const halves = [0, 2, 4, 6, 8, 10, 12, 14].map((step) => view.getUint16(at + step, true))
      return String.fromCharCode(...halves)
    },
  }
}
