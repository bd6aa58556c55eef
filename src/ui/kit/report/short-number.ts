import type { I18n } from '@lingui/core'

/** Formats a number in compact notation, for example 12.5K, or 12,5 mil in Portuguese. */
export const shortNumber = (i18n: Pick<I18n, 'number'>, value: number): string =>
  i18n.number(value, { notation: 'compact', maximumFractionDigits: 1 })
