/** What is taken from a payment out of `amount`: a fixed part and a share of it (basis points), in whole minor units. */
export const feeOf = (amount: number, { fixed, rate }: { fixed: number; rate: number }): number =>
  fixed + Math.round((amount * rate) / 10_000)
