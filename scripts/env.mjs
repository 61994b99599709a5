/**
 * The environment of the scripts; a setting of ours that children shall see is added by name.
 * @param {Record<string, string>} extra
 * @returns {Record<string, string | undefined>}
 */
export function environment(extra = {}) {
  return { ...process.env, ...extra }
}
