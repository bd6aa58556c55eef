const time = { hour: '2-digit', minute: '2-digit' } as const
const figures = { day: '2-digit', month: '2-digit' } as const

/** What is shown of a moment: day and time, or less of it; `time` beside its day, `exact` where seconds count. */
export const shownOf = {
  full: { day: 'numeric', month: 'long', ...time },
  short: { ...figures, ...time },
  exact: { ...figures, ...time, second: '2-digit' },
  time,
} as const

export type Shown = keyof typeof shownOf

/** In English the month has its name: in figures some read it as the day. */
export const inEnglish = { day: 'numeric', month: 'short' } as const
