/** A fixed part plus a share of the amount. Amounts are in minor units, and `rate` is in basis points. */
export const withdrawalFee = (amount: number, { fixed, rate }: { fixed: number; rate: number }): number =>
  fixed + Math.round((amount * rate) / 10_000)
