/** What build/sheets/sample-sheets.ts draws while the app is built. */
declare module 'samples:sheets' {
  /** By KIND/THEME. */
  const addresses: Readonly<Record<string, string>>
  export default addresses
}
