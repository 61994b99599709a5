/** Where the person stood who typed `npm run admin`: npm itself goes to the root of the repository. */
export const callerFolder = process.env.INIT_CWD ?? process.cwd()

/** What `rotate-secret` makes of APP_SECRET. */
export const newAppSecret = process.env.NEW_APP_SECRET

/** What opens encrypted backups where nobody sits at a terminal. */
export const backupPassphrase = {
  given: process.env.BACKUP_PASSPHRASE || undefined,
  file: process.env.BACKUP_PASSPHRASE_FILE || undefined,
}
