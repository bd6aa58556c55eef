/** `1 path`, `2 paths`: a word that takes an s where there is not just one of it. */
export function countText(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}
