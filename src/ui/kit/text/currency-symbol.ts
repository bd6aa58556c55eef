/**
 * Returns the symbol for an ISO 4217 code, for example R$ for BRL. It is empty while the currency is unknown.
 */
export function currencySymbol(code: string | undefined): string {
  if (code === undefined) return ''
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code
}
