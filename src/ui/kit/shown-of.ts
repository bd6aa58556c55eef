/** What is shown of a moment: day, time and zone, or less of it; `time` beside its day, `exact` where seconds count. */
export const shownOf = {
  full: { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  short: { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' },
  exact: { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const

export type Shown = keyof typeof shownOf
