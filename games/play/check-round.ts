import { ROLLS } from '#domain/play/dice-odds.ts'
import {
  duelFormOf,
  duelPayout,
  duelScore,
  EXCHANGE_ENDS,
  exchangeOf,
  isDuelOver,
  isDuelWon,
} from '#domain/play/duel-odds.ts'
import { catchesOf, fishPayout, SHOT_ENDS } from '#domain/play/fish-odds.ts'
import { CARDS, livePayout, spotDrawn, wheel } from '#domain/play/live-odds.ts'
import { FIELD_CELLS } from '#domain/play/mines-odds.ts'
import { rouletteWheel } from '#domain/play/roulette-odds.ts'
import type { PlayRound } from '#protocol/play/play.ts'
import type { DuelRound } from '#protocol/play/play-duel.ts'
import type { FishRound } from '#protocol/play/play-fish.ts'
import type { LiveRound } from '#protocol/play/play-live.ts'
import type { MinesRound } from '#protocol/play/play-mines.ts'
import type { SlotRound, SlotRules } from '#protocol/play/play-slot.ts'
import type { TableRound } from '#protocol/play/play-table.ts'
import { tablePayout } from '#protocol/play/table-payout.ts'

export type Check = 'fair' | 'unfair' | 'impossible'

type Numbers = (below: number) => Promise<number>

const WORDS = 8
const WORD_RANGE = 2 ** 32
const bytesOf = (text: string) => new TextEncoder().encode(text)

/**
 * Recomputes a round from its two seeds with the browser's own cryptography. Returns `impossible` if the
 * round is still open, the page has no TLS, or the rules of a slot are missing.
 */
export async function checkRound(round: PlayRound, rules: SlotRules | null): Promise<Check> {
  const { serverSeed, clientSeed, seedHash } = round.fairness
  if (!serverSeed) return 'impossible'
  const numbers = await promisedNumbers({ seedHash, seed: serverSeed, clientSeed })
  if (numbers === 'unfair' || numbers === 'impossible') return numbers
  if (round.engine === 'mines') return (await isTrueField(round, numbers)) ? 'fair' : 'unfair'
  if (round.engine === 'live') return (await isTrueDraw(round, numbers)) ? 'fair' : 'unfair'
  if (round.engine === 'duel') return (await isTrueDuel(round, numbers)) ? 'fair' : 'unfair'
  if (round.engine === 'fish') return (await isTrueShot(round, numbers)) ? 'fair' : 'unfair'
  if (round.engine === 'table') return (await isTrueLanding(round, numbers)) ? 'fair' : 'unfair'
  if (!rules) return 'impossible'
  return (await areTrueStops(round, rules, numbers)) ? 'fair' : 'unfair'
}

/**
 * Returns a generator of the random numbers derived from a seed, `unfair` if the seed does not match the
 * published hash, or `impossible` without TLS. `clientSeed` makes the numbers of each round differ.
 */
export async function promisedNumbers(promise: {
  seedHash: string
  seed: string
  clientSeed: string
}): Promise<Numbers | 'unfair' | 'impossible'> {
  // Undefined on pages without TLS, although its type says otherwise.
  const subtle: SubtleCrypto | undefined = crypto.subtle
  if (!subtle) return 'impossible'
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytesOf(promise.seed)))
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hash === promise.seedHash ? numbersOf(subtle, promise.seed, promise.clientSeed) : 'unfair'
}

async function numbersOf(subtle: SubtleCrypto, serverSeed: string, clientSeed: string): Promise<Numbers> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await subtle.importKey('raw', bytesOf(serverSeed), algorithm, false, ['sign'])
  let drawn = 0
  let words = new DataView(new ArrayBuffer(0))
  return async (below) => {
    const word = drawn % WORDS
    if (word === 0)
      words = new DataView(await subtle.sign('HMAC', key, bytesOf(`${clientSeed}:${drawn / WORDS}`)))
    drawn += 1
    return Math.floor((words.getUint32(word * 4) / WORD_RANGE) * below)
  }
}

async function areTrueStops(round: SlotRound, rules: SlotRules, numbers: Numbers): Promise<boolean> {
  const set = (await numbers(WORD_RANGE)) < rules.secondSet ? 1 : 0
  if (set !== round.strips) return false
  for (const { stops } of round.spins) {
    for (const [reel, strip] of (rules.strips[set] ?? []).entries()) {
      if ((await numbers(strip.length)) !== stops[reel]) return false
    }
  }
  return true
}

async function isTrueField(round: MinesRound, numbers: Numbers): Promise<boolean> {
  const cells = Array.from({ length: FIELD_CELLS }, (_, cell) => cell)
  const laid: number[] = []
  while (laid.length < round.mines) laid.push(...cells.splice(await numbers(cells.length), 1))
  return laid.sort((a, b) => a - b).join() === round.field?.join()
}

async function isTrueDraw(round: LiveRound, numbers: Numbers): Promise<boolean> {
  const { drawn } = round
  if (!drawn) return false
  const pays = spotDrawn(drawn) === round.spot ? livePayout(round) : 0
  if (round.payout !== pays) return false
  if (drawn.table === 'wheel') return drawn.stop === (await numbers(wheel.length))
  const dragon = await numbers(CARDS)
  const second = await numbers(CARDS - 1)
  return drawn.dragon === dragon && drawn.tiger === (second >= dragon ? second + 1 : second)
}

async function isTrueDuel(round: DuelRound, numbers: Numbers): Promise<boolean> {
  const { form, pick, exchanges, payout } = round
  if (form !== duelFormOf(round.fairness.seedHash) || !isDuelOver(exchanges)) return false
  for (const exchange of exchanges) {
    if (exchangeOf(form, await numbers(EXCHANGE_ENDS)) !== exchange) return false
  }
  return payout === (isDuelWon(pick, duelScore(exchanges)) ? duelPayout(round) : 0)
}

async function isTrueLanding(round: TableRound, numbers: Numbers): Promise<boolean> {
  const { landed, payout } = round
  if (landed.variant !== round.bet.variant || payout !== tablePayout(round, landed)) return false
  if (landed.variant === 'roulette')
    return landed.pocket === rouletteWheel[await numbers(rouletteWheel.length)]
  if (landed.variant === 'dice') return landed.roll === (await numbers(ROLLS))
  if (round.bet.variant === 'plinko' && landed.path.length !== round.bet.rows) return false
  for (const step of landed.path) if ((await numbers(2)) !== step) return false
  return true
}

async function isTrueShot(round: FishRound, numbers: Numbers): Promise<boolean> {
  const { species, returnBp, caught, payout } = round
  if (caught !== (await numbers(SHOT_ENDS)) < catchesOf(species, returnBp)) return false
  return payout === (caught ? fishPayout(round) : 0)
}
