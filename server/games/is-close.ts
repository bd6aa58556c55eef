/** Minimum length of a word that may contain a typo. Shorter words would match half of all names. */
export const FEWEST_LETTERS = 4

/**
 * Whether a text contains each word or a close match: a word that starts with the search term after one edit
 * (insertion, deletion, substitution or swap). The whole word must match if the edit leaves too few letters,
 * deletes or substitutes the first or last letter, or inserts a first letter. Takes linear time in the text
 * length.
 */
export function isClose(text: string, typed: readonly string[]): boolean {
  const missed = typed.filter((word) => !text.includes(word))
  if (missed.some(({ length }) => length < FEWEST_LETTERS)) return false
  const starts = [...text.matchAll(wordStart)].map(({ index }) => index)
  return missed.every((word) => starts.some((start) => isCloseFrom(text, start, word)))
}

function isCloseFrom(text: string, start: number, typed: string): boolean {
  const same = lengthOfSame(text, start, typed)
  if (same === typed.length) return true
  const at = start + same
  const isFirst = same === 0
  const isLast = same === typed.length - 1
  const [here = '', next = ''] = [typed[same], typed[same + 1]]
  const after = typed.slice(same + 1)
  const goesOn = (from: number, rest: string, isWhole: boolean) =>
    text.startsWith(rest, from) && (!isWhole || isWordEnd(text, from + rest.length))
  const tooMany = goesOn(at, after, isFirst || isLast || typed.length === FEWEST_LETTERS)
  const another = at < text.length && goesOn(at + 1, after, isFirst || isLast)
  const missing = at < text.length && goesOn(at + 1, here + after, isFirst)
  const swapped = !isLast && goesOn(at, next + here + typed.slice(same + 2), false)
  return tooMany || another || missing || swapped
}

function lengthOfSame(text: string, start: number, typed: string): number {
  let same = 0
  while (same < typed.length && text[start + same] === typed[same]) same++
  return same
}

const wordStart = /(?<![\p{L}\p{N}_])[\p{L}\p{N}_]/gu

const isWordCharacter = (letter = ''): boolean => /[\p{L}\p{N}_]/u.test(letter)

const isWordEnd = (text: string, end: number): boolean =>
  isWordCharacter(text[end - 1]) && !isWordCharacter(text[end])

/**
 * Every close match contains at least one of these parts. One edit leaves one half of the word unchanged,
 * except for a swap across the middle, which the third part covers.
 */
export function partsOf(typed: string): string[] {
  const half = typed.length >> 1
  const [before, after] = [typed.slice(0, half), typed.slice(half)]
  return [before, after, before.slice(0, -1) + after.slice(0, 1) + before.slice(-1) + after.slice(1)]
}
