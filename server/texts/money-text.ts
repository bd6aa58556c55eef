/** No-break space, which keeps the symbol and the number on one line. */
const NO_BREAK = '\u00a0'

/** Formats minor units of an ISO 4217 currency as the pages do. */
export function moneyText(locale: string, amount: number, currency: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(
    Math.abs(amount) / 100,
  )
  const of = (isSign: boolean) =>
    parts
      .filter(({ type }) => (type === 'currency') === isSign && type !== 'literal')
      .map(({ value }) => value)
      .join('')
  return `${amount < 0 ? '−' : ''}${of(true)}${NO_BREAK}${of(false)}`
}
