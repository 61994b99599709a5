/** The addresses of a sheet that build/sheets/sheet-imports.ts draws while the app is built, for an `img`. */
declare module 'sheet:*' {
  const picture: { readonly src: string; readonly srcSet: string }
  export default picture
}
