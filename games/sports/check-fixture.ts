import { courseOf, scoreAfter } from '#domain/play/sports-model.ts'
import type { FixtureSheet } from '#protocol/play/sports.ts'
import { type Check, promisedNumbers } from '../play/check-round.ts'

const WORD_RANGE = 2 ** 32
/** More random numbers than any fixture uses. */
const ENOUGH = 64

/**
 * Replays a fixture from its seed with the browser's own cryptography. Returns `impossible` before the
 * fixture ends, or if the page has no TLS.
 */
export async function checkFixture(sheet: FixtureSheet): Promise<Check> {
  const { seed, seedHash, model } = sheet.proof
  if (!seed) return 'impossible'
  const numbers = await promisedNumbers({ seedHash, seed, clientSeed: sheet.id })
  if (numbers === 'unfair' || numbers === 'impossible') return numbers
  const words: number[] = []
  while (words.length < ENOUGH) words.push(await numbers(WORD_RANGE))
  const course = courseOf(model, (below) => Math.floor(((words.shift() ?? 0) / WORD_RANGE) * below))
  const isVoid = course.abandonedAt !== null
  const { home, away } = scoreAfter(course, course.abandonedAt ?? course.length)
  const isSame = sheet.score?.home === home && sheet.score.away === away
  return isSame && isVoid === (sheet.phase === 'void') ? 'fair' : 'unfair'
}
