/**
 * Differences between consecutive digits that are easy to guess, modulo ten: repeated, ascending and
 * descending digits.
 */
const soonTried = [0, 1, 9]

export function isGuessable(text: string): boolean {
  if (!/^\d{2,}$/.test(text)) return false
  const digits = Array.from(text, Number)
  const steps = new Set(digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10))
  return soonTried.some((step) => steps.size === 1 && steps.has(step))
}
