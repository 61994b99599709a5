/** Where the development server finds the API. */
export const serverUrl = process.env.SERVER_URL ?? 'http://localhost:3000'
