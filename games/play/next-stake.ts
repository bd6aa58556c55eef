/**
 * Returns the offered stake that is `by` steps from `stake`. If `stake` itself is not offered, the steps are
 * counted from the next higher stake.
 */
export function nextStake(stakes: readonly number[], stake: number, by: number): number {
  const place = stakes.findIndex((one) => one >= stake)
  const from = place === -1 ? stakes.length - 1 : place
  return stakes[Math.max(0, Math.min(stakes.length - 1, from + by))] ?? stake
}
