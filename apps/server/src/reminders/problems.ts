/** Why a reminder was not sent. */
export const reminderProblems = [
  'passed',
  'missed',
  'stopped',
  'premium-ended',
  'unreadable',
  'undrawable',
  'not-taken',
  'bounced',
] as const

export type ReminderProblem = (typeof reminderProblems)[number]

/** For the user: what happened, and what they can do about it. */
export const problemWords: Readonly<Record<ReminderProblem, string>> = {
  passed: 'This day had already passed when you set up the reminders.',
  missed: 'Sheaf was offline on this day, so we sent the next reminder instead.',
  stopped: 'Your client asked for no more emails, so we stopped these reminders.',
  'premium-ended':
    'Your Premium plan has ended, so this reminder was not sent. Upgrade to send the next ones.',
  unreadable:
    "These reminders can no longer be read, because this server's secret has changed. Delete them and set them up again, or ask your administrator to restore the secret.",
  undrawable:
    "The PDF of the invoice couldn't be created, so this reminder was not sent. Shorten the invoice's text or use fewer lines.",
  'not-taken': "We tried for days, but the email couldn't be delivered.",
  bounced: "Your client's email address doesn't accept mail. Check the address in the reminders.",
}
