/** Minor units that points turn into: whole multiples of the ratio's points alone, what is above them turns into nothing. */
export const worthOf = (points: number, ratio: { points: number; amount: number }): number =>
  Math.floor(points / ratio.points) * ratio.amount
