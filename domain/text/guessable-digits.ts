/**
 * Differences between consecutive digits, modulo ten, that make a number easy to guess: its digits repeat,
 * ascend or descend.
 */
const soonTried = [0, 1, 9]

export function isGuessable(text: string): boolean {
  if (!/^\d{2,}$/.test(text)) return false
  const digits = Array.from(text, Number)
  const steps = new Set(digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10))
  return soonTried.some((step) => steps.size === 1 && steps.has(step))
}
