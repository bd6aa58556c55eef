/** Steps from a digit to the next, after 9 from 0 on: none, up and down. */
const soonTried = [0, 1, 9]

/** Whether a text is what is tried first where digits are asked for: one digit again and again, or a run up or down. */
export function isGuessable(text: string): boolean {
  if (!/^\d{2,}$/.test(text)) return false
  const digits = Array.from(text, Number)
  const steps = new Set(digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10))
  return soonTried.some((step) => steps.size === 1 && steps.has(step))
}
