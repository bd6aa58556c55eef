const time = { hour: '2-digit', minute: '2-digit' } as const
const figures = { day: '2-digit', month: '2-digit' } as const

/**
 * Date formats. `time` is for times whose day is shown beside them, and `exact` is for times that need
 * seconds.
 */
export const dateFormats = {
  full: { day: 'numeric', month: 'long', ...time },
  short: { ...figures, ...time },
  exact: { ...figures, ...time, second: '2-digit' },
  time,
} as const

export type DateFormat = keyof typeof dateFormats

/** English needs the month's name, because numeric dates are ambiguous. */
export const inEnglish = { day: 'numeric', month: 'short' } as const
