/** The address of a sheet that build/sheets/sheet-imports.ts draws while the app is built. */
declare module 'sheet:*' {
  const address: string
  export default address
}
