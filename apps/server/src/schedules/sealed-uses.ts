/** What the tables of schedules seal their texts for. */
export const sealedUses = { order: 'schedule', bill: 'invoice of a schedule' } as const
