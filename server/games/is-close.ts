/** Letters from which on a slip is forgiven; with fewer, half of all names would be close. */
export const FEWEST_LETTERS = 4

/**
 * Whether a text holds each of these words or is close to it. Close is a word that begins with what was typed or differs from
 * that by one slip: a letter too many, one missing, one in place of another, two that have changed places. With another first
 * letter, or fewer letters than a word needs, only a whole word is close: else every word that begins a little alike would be.
 * Takes time by the length of the text alone: where the two first part, each slip can only be one way.
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
    text.startsWith(rest, from) && (!isWhole || endsWord(text, from + rest.length))
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

const isOfWord = (letter = ''): boolean => /[\p{L}\p{N}_]/u.test(letter)

const endsWord = (text: string, end: number): boolean => isOfWord(text[end - 1]) && !isOfWord(text[end])

/** Of these a text that is close to what was typed holds at least one, since a slip leaves one half of it as it was. */
export function partsOf(typed: string): string[] {
  const half = typed.length >> 1
  const [before, after] = [typed.slice(0, half), typed.slice(half)]
  return [before, after, before.slice(0, -1) + after.slice(0, 1) + before.slice(-1) + after.slice(1)]
}
