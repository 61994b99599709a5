import { resolve } from 'node:path'

// Every program starts faster when another has compiled the same files before.
const compiledPrograms = resolve(import.meta.dirname, '../node_modules/.cache/compiled')

/**
 * The environment of the scripts; a setting of ours that children shall see is added by name.
 * @param {Record<string, string>} extra
 * @returns {Record<string, string | undefined>}
 */
export function environment(extra = {}) {
  return { NODE_COMPILE_CACHE: compiledPrograms, ...process.env, ...extra }
}
