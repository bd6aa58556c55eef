/**
 * How many bets some numbers make where every `choose` of them make one: 1 of each, or as many as there are ways to choose.
 */
export function betsInNumbers(numbers: number, choose: number): number {
  let ways = 1
  for (let taken = 0; taken < choose; taken++) ways = (ways * (numbers - taken)) / (taken + 1)
  return Math.max(0, Math.round(ways))
}
