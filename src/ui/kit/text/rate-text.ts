import type { I18n } from '@lingui/core'

/** Formats basis points as a percentage, without trailing zeros. */
export const rateText = (i18n: Pick<I18n, 'number'>, rate: number): string =>
  i18n.number(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 })
