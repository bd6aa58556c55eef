import { useLingui } from '@lingui/react/macro'

/** Formats basis points (hundredths of a percent) as a percentage. */
export function usePercent(): (basisPoints: number) => string {
  const { i18n } = useLingui()
  return (basisPoints) => i18n.number(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 })
}
