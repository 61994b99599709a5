/** What can go wrong with an invoice of a schedule. */
export const scheduleProblems = [
  'premium-ended',
  'no-series',
  'over-limit',
  'unreadable',
  'undrawable',
  'not-taken',
  'bounced',
  'paused',
] as const

export type ScheduleProblem = (typeof scheduleProblems)[number]

/** For the user: what happened, and what they can do about it. */
export const problemWords: Readonly<Record<ScheduleProblem, string>> = {
  'premium-ended':
    'Your Premium plan has ended, so this invoice was not created. Upgrade, then resume the schedule.',
  'no-series':
    'Your invoices no longer have a number series, so this invoice was not created. Set one up in your account, then resume the schedule.',
  'over-limit':
    'Your plan has no documents left, so this invoice was not created. Upgrade to Premium, then resume the schedule.',
  unreadable:
    "This schedule can't be read anymore, because this server's secret has changed. Delete it and create it again, or ask your administrator to restore the secret.",
  undrawable:
    "The PDF of this invoice couldn't be created. Shorten its text or use fewer lines, then resume the schedule.",
  'not-taken':
    "We couldn't deliver this invoice by email. Check the address, then resume the schedule to send it again.",
  bounced:
    "Your client's email address doesn't accept mail, so we sent this invoice to you instead. Check the address in the schedule.",
  paused: 'You paused the schedule before this invoice was sent. Resume it to send the invoice.',
}
