import { connect } from '../db/database.ts'
import { attachToRunningServer } from '../db/embedded/attach.ts'
import { FolderInUseError } from '../db/embedded/folder-lock.ts'
import { hasCluster } from '../db/embedded/place.ts'
import { poolOfEmbedded } from '../db/pool.ts'
import { type AdminConnection, type AdminContext, AdminError } from './command.ts'

/** Connects to the database of this installation, through the running Sheaf's server if there is one. */
export async function withDatabase(
  { database }: AdminContext,
  work: (connection: AdminConnection) => Promise<void>,
): Promise<void> {
  const connection = await connectForAdmin(database)
  try {
    await work(connection)
  } finally {
    await connection.close()
  }
}

/** Makes no database where there is none. */
export async function requireDatabase({ database }: AdminContext): Promise<void> {
  const { databaseUrl, dataDir } = database
  if (databaseUrl !== undefined || (await hasCluster(dataDir))) return
  throw new AdminError(`There is no database in ${dataDir}. Is DATA_DIR set as it is for Sheaf?`)
}

async function connectForAdmin(options: AdminContext['database']): Promise<AdminConnection> {
  try {
    return { ...(await connect(options)), isSheafRunning: false }
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error
  }
  const pool = poolOfEmbedded(await attachToRunningServer(options.dataDir), options.log)
  return { pool, close: () => pool.end(), isSheafRunning: true }
}
