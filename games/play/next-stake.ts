/**
 * Returns the offered stake that is `by` steps from `stake`. If `stake` is not offered itself, it is first
 * rounded up to one that is.
 */
export function nextStake(stakes: readonly number[], stake: number, by: number): number {
  const place = stakes.findIndex((one) => one >= stake)
  const from = place === -1 ? stakes.length - 1 : place
  return stakes[Math.max(0, Math.min(stakes.length - 1, from + by))] ?? stake
}
