/** The fee on `amount` in minor units: a fixed part plus a share, in basis points. */
export const withdrawalFee = (amount: number, { fixed, rate }: { fixed: number; rate: number }): number =>
  fixed + Math.round((amount * rate) / 10_000)
