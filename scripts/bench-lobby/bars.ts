import type { Figures } from './measure.ts'
import type { Variant } from './variants.ts'

/** Compares the lobby with its limits, which are absolute or relative to the other variants. */
export function barsOf(of: Partial<Record<Variant['name'], Figures>>): { what: string; isKept: boolean }[] {
  const { lobby, plain, naive } = of
  if (!lobby || !plain || !naive) throw new Error('One variant was not measured')
  return [
    { what: 'every key press is painted within 100 ms', isKept: lobby.worstKey <= 100 },
    {
      what: 'a key press is painted in at most a fifth of the naive list’s time',
      isKept: lobby.key <= naive.key / 5,
    },
    {
      what: 'search results appear at most 200 ms later than with plain DOM',
      isKept: lobby.search <= plain.search + 200,
    },
    {
      what: 'a category appears at most 200 ms later than with plain DOM',
      isKept: lobby.category <= plain.category + 200,
    },
    {
      what: 'scroll frames take at most 1.5 times as long as with plain DOM',
      isKept: lobby.frame <= 1.5 * plain.frame,
    },
    { what: 'the heap is smaller than the naive list’s', isKept: lobby.heap <= naive.heap },
  ]
}
