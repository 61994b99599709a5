/** Where the person stood who typed `npm run admin`: npm itself goes to the root of the repository. */
export const callerFolder = process.env.INIT_CWD ?? process.cwd()
