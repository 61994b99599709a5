import { open } from 'node:fs/promises'

/** A file that has reached the disk is lost all the same in a power cut if its name has not, which its folder holds. */
export async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders and writes names by itself.
  if (process.platform === 'win32') return
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}
