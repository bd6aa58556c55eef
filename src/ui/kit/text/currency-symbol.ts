/** The sign of a currency by its ISO 4217 code, such as R$ of BRL; none as long as the currency is not known. */
export function currencySymbol(code: string | undefined): string {
  if (code === undefined) return ''
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code
}
