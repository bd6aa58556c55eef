import type { I18n } from '@lingui/core'

/** A number in a few characters, as 12.5K or in Portuguese 12,5 mil. */
export const shortNumber = (i18n: Pick<I18n, 'number'>, value: number): string =>
  i18n.number(value, { notation: 'compact', maximumFractionDigits: 1 })
