/** Between the sign and the figures, so that an amount never breaks over two lines. */
const NO_BREAK = '\u00a0'

/** Minor units of a currency (ISO 4217) as a locale writes its figures, in the one way in which the pages write amounts. */
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
