/** Returns a suffix that shows fixed parameters: ` visitor`, ` (length: 6)`. Empty if they are computed. */
export function paramsText(params: unknown): string {
  if (params === undefined || typeof params === 'function') return ''
  if (typeof params !== 'object' || params === null) return ` ${String(params)}`
  if (Array.isArray(params)) return ` ${params.map(valueText).join(', ')}`
  const fields = Object.entries(params).map(([name, value]) => `${name}: ${valueText(value)}`)
  return fields.length === 0 ? '' : ` (${fields.join(', ')})`
}

function valueText(value: unknown): string {
  if (typeof value === 'string') return value
  return JSON.stringify(value) ?? '…'
}
