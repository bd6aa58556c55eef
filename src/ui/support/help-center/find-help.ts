import type { HelpItem } from '#protocol/support/help-center.ts'

/** Lower case without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Finds the words of scripts without spaces, such as Thai. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Words without accents. Vowel signs of Thai are marks that belong to their word. */
const termsOf = (text: string): string[] =>
  [...segmenter.segment(text)].flatMap(({ segment }) => plain(segment).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])

const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, ' ')

/** Minimum length of a word for which a typo is tolerated. */
const FORGIVEN = 4

/** Whether two words differ by one wrong, missing, extra or swapped letter at most. */
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

/** Whether a word begins with `start`, with one typo allowed. */
const beginsNearly = (word: string, start: string): boolean =>
  begins(word, start) ||
  (start.length >= FORGIVEN &&
    [-1, 0, 1].some((longer) => isOneOff(word.slice(0, start.length + longer), start)))

/**
 * Items in which each search word begins some word. Matches in titles come first. An empty search returns all
 * items. Typos are tolerated only if nothing matches exactly.
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
