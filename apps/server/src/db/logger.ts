type Write = (fields: object, message: string) => void

/** The part of a pino logger that the database uses. */
export type Logger = { readonly info: Write; readonly warn: Write; readonly error: Write }
