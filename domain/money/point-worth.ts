/** Minor units for the points; only whole multiples of the ratio's points are converted. */
export const pointWorth = (points: number, ratio: { points: number; amount: number }): number =>
  Math.floor(points / ratio.points) * ratio.amount
