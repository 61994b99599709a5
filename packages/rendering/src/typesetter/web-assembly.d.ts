/** The little of it that is used here: the types of Node have none, and those of browsers do not belong into a package. */
declare namespace WebAssembly {
  interface Module {
    readonly [Symbol.toStringTag]?: string
  }
  interface Memory {
    readonly buffer: ArrayBuffer
  }
  function compile(bytes: Uint8Array): Promise<Module>
}
