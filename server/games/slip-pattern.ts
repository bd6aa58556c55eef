/** Letters from which on a slip is forgiven; with fewer, half of all names would be close. */
const FEWEST = 4

/**
 * A PostgreSQL pattern for what begins with a word or differs from that by one slip: a letter too many, one missing,
 * one in place of another, two that have changed places. Null for words that are too short to forgive.
 */
export function slipPattern(word: string): string | null {
  const letters = [...word].map(literal)
  if (letters.length < FEWEST) return null
  const slips = letters.flatMap((letter, place) => {
    const before = letters.slice(0, place).join('')
    const [next, ...others] = letters.slice(place + 1)
    const after = letters.slice(place + 1).join('')
    // What follows the last letter is not forgiven as well: without it, every word with the same beginning would be close.
    if (next === undefined) return [`${before}\\M`, `${before}.\\M`, `${before}.${letter}`]
    const swapped = `${before}${next}${letter}${others.join('')}`
    return [`${before}${after}`, `${before}.${after}`, `${before}.${letter}${after}`, swapped]
  })
  return `\\m(${[...new Set(slips)].join('|')})`
}

/** What stands for itself in a pattern. */
const literal = (letter: string): string => letter.replace(/[^a-z0-9]/, '\\$&')
