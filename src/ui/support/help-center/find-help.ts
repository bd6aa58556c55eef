import type { HelpItem } from '#protocol/support/help-center.ts'

/** Returns the text in lower case and without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Splits text into words, even in scripts without spaces, such as Thai. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Returns a text's words without accents. Other marks are kept, since Thai vowel signs are marks. */
const termsOf = (text: string): string[] =>
  [...segmenter.segment(text)].flatMap(({ segment }) => plain(segment).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])

const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, ' ')

/** Typos are tolerated only in words that have at least this many letters. */
const FORGIVEN = 4

/** Whether two words differ by at most one wrong, missing or extra letter, or by two swapped letters. */
function isOneOff(one: string, other: string): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const [rest, otherRest] = [one.slice(same), other.slice(same)]
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}

const begins = (word: string, start: string): boolean => word.startsWith(start)

/** Whether a word begins with `start`, allowing one typo. */
const beginsNearly = (word: string, start: string): boolean =>
  begins(word, start) ||
  (start.length >= FORGIVEN &&
    [-1, 0, 1].some((longer) => isOneOff(word.slice(0, start.length + longer), start)))

/**
 * Finds the items that contain each search word, as a whole word or as the beginning of one. Matches in
 * titles come first. An empty search returns all items. Typos are tolerated only if nothing matches exactly.
 */
export function findHelp(items: readonly HelpItem[], searched: string): readonly HelpItem[] {
  const wanted = termsOf(searched)
  if (wanted.length === 0) return items
  const exact = haveAll(items, wanted, begins)
  return exact.length > 0 ? exact : haveAll(items, wanted, beginsNearly)
}

function haveAll(
  items: readonly HelpItem[],
  wanted: readonly string[],
  fits: (word: string, start: string) => boolean,
): readonly HelpItem[] {
  const has = (text: string) => {
    const words = termsOf(text)
    return wanted.every((start) => words.some((word) => fits(word, start)))
  }
  const inTitle = items.filter(({ title }) => has(title))
  const inWords = items.filter(
    (item) => !inTitle.includes(item) && has(`${item.title} ${wordsOf(item.content)}`),
  )
  return [...inTitle, ...inWords]
}
