import type { Figures } from './measure.ts'
import type { Variant } from './variants.ts'

/** The limits of the lobby, absolute and relative to the other variants. */
export function barsOf(of: Partial<Record<Variant['name'], Figures>>): { what: string; isKept: boolean }[] {
  const { lobby, plain, naive } = of
  if (!lobby || !plain || !naive) throw new Error('Not everything was measured')
  return [
    { what: 'every key is answered within 100 ms', isKept: lobby.worstKey <= 100 },
    {
      what: 'a key is answered in a fifth of the time of the naive list',
      isKept: lobby.key <= naive.key / 5,
    },
    {
      what: 'what is found is there at most 200 ms after plain DOM has it',
      isKept: lobby.search <= plain.search + 200,
    },
    {
      what: 'a category is there at most 200 ms after plain DOM has it',
      isKept: lobby.category <= plain.category + 200,
    },
    {
      what: 'frames while scrolling take at most 1.5 times those of plain DOM',
      isKept: lobby.frame <= 1.5 * plain.frame,
    },
    { what: 'less memory than the naive list', isKept: lobby.heap <= naive.heap },
  ]
}
