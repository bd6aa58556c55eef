/** The stake `by` steps from the offered one nearest to `stake`. */
export function nextStake(stakes: readonly number[], stake: number, by: number): number {
  const place = stakes.findIndex((one) => one >= stake)
  const from = place === -1 ? stakes.length - 1 : place
  return stakes[Math.max(0, Math.min(stakes.length - 1, from + by))] ?? stake
}
