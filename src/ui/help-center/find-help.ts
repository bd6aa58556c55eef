import type { HelpItem } from '#contract/help-center.ts'

/** Small letters without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Words of HTML, without what marks them up. */
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, ' ')

/**
 * Items in whose title or words every searched word begins one; those that have all of them in their title come first. All items for
 * nothing searched.
 */
export function findHelp(items: readonly HelpItem[], searched: string): readonly HelpItem[] {
  const wanted = plain(searched).match(/[\p{L}\p{N}]+/gu) ?? []
  if (wanted.length === 0) return items
  const has = (text: string) => {
    const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  }
  const inTitle = items.filter(({ title }) => has(title))
  const inWords = items.filter(
    (item) => !inTitle.includes(item) && has(`${item.title} ${wordsOf(item.content)}`),
  )
  return [...inTitle, ...inWords]
}
