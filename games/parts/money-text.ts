/** Keeps the currency symbol on the same line as the digits. */
const NO_BREAK = '\u00a0'

/** Formats minor units in the locale's notation, with the currency symbol first. */
export function moneyText(locale: string | string[], currency: string, amount: number): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(amount / 100)
  const of = (wanted: (type: string) => boolean) =>
    parts.flatMap(({ type, value }) => (wanted(type) ? [value] : [])).join('')
  const minus = amount < 0 ? '−' : ''
  const figures = of((type) => type !== 'currency' && type !== 'literal' && type !== 'minusSign')
  return `${minus}${of((type) => type === 'currency')}${NO_BREAK}${figures}`
}
