/** Returns the value of the points in minor units. Only whole multiples of `ratio.points` count. */
export const pointWorth = (points: number, ratio: { points: number; amount: number }): number =>
  Math.floor(points / ratio.points) * ratio.amount
