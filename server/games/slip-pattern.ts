/** Letters from which on a slip is forgiven; with fewer, half of all names would be close. */
const FEWEST = 4

/**
 * A PostgreSQL pattern for what begins with a word or differs from that by one slip: a letter too many, one missing,
 * one in place of another, two that have changed places. Null for words that are too short to forgive. With another first
 * letter, or fewer letters than a word needs, only a whole word is close: else every word that begins a little alike would be.
 */
export function slipPattern(word: string): string | null {
  const letters = [...word].map(literal)
  if (letters.length < FEWEST) return null
  const slips = letters.flatMap((letter, place) => {
    const before = letters.slice(0, place).join('')
    const [next, ...others] = letters.slice(place + 1)
    const after = letters.slice(place + 1).join('')
    if (next === undefined) return [whole(before), whole(`${before}.`), `${before}.${letter}`]
    const without = `${before}${after}`
    const swapped = `${before}${next}${letter}${others.join('')}`
    if (place === 0) return [without, `.${after}`, `.${letter}${after}`].map(whole).concat(swapped)
    return [
      letters.length > FEWEST ? without : whole(without),
      `${before}.${after}`,
      `${before}.${letter}${after}`,
      swapped,
    ]
  })
  return `\\m(${[...new Set(slips)].join('|')})`
}

const whole = (pattern: string): string => `${pattern}\\M`

/** What stands for itself in a pattern. */
const literal = (letter: string): string => letter.replace(/[^a-z0-9]/, '\\$&')
