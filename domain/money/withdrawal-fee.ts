/** The fee on `amount`: a fixed part plus a share (basis points), in whole minor units. */
export const withdrawalFee = (amount: number, { fixed, rate }: { fixed: number; rate: number }): number =>
  fixed + Math.round((amount * rate) / 10_000)
