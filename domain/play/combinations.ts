/** Number of bets if every combination of `choose` numbers is one bet (the binomial coefficient). */
export function countCombinations(numbers: number, choose: number): number {
  let ways = 1
  for (let taken = 0; taken < choose; taken++) ways = (ways * (numbers - taken)) / (taken + 1)
  return Math.max(0, Math.round(ways))
}
