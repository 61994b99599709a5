/** How a reminder speaks: before the due date, soon after it, and when the others were not heard. */
export const reminderTones = ['friendly', 'polite', 'firm'] as const

export type ReminderTone = (typeof reminderTones)[number]
