import { MOST_MULTIPLIED } from '#contract/mines-odds.ts'
import type { Language } from '#contract/operator-config.ts'
import type { MinesRules, OpenedGame, SlotRules } from '#contract/play.ts'
import { artVersion } from '../art/art-version.ts'
import { gameInks } from '../art/game-inks.ts'
import { balanceOf, walletOf } from '../ledger/accounts.ts'
import { currency } from '../ledger/currency.ts'
import type { Platform } from '../platform.ts'
import { seedHashOf } from './engines/fair-numbers.ts'
import { mineRange } from './engines/mines.ts'
import { FREE_MULTIPLIER, freeSpins, lines, pays, stripSets } from './engines/slot-model.ts'
import { secondSetOf } from './engines/slot-return.ts'
import { openRound } from './find-rounds.ts'
import { lasts } from './live/schedule.ts'
import { tableKindOf } from './live/table-kind.ts'
import type { Player } from './play-session.ts'
import { roundSeen } from './round-state.ts'
import { nextSeed } from './seeds.ts'
import { stakes } from './stakes.ts'

/** All that a game's page needs to begin, and the round that its player left open. */
export async function openGame(platform: Platform, player: Player, language: Language): Promise<OpenedGame> {
  const { database } = platform
  const { game, vendor, member, backUrl } = player
  // A bet on a shared round is open without waiting for its player.
  const unfinished = game.engine === 'live' ? null : await openRound(database, player)
  return {
    player: String(member.id),
    nodeId: game.nodeId,
    name: language === 'pt' ? game.namePt : game.nameEn,
    vendor: vendor.name,
    backUrl,
    palette: gameInks(game),
    art: artVersion(game),
    balance: await balanceOf(database, await walletOf(database, member.id)),
    currency: currency.code,
    stakes: [...stakes],
    returnBp: game.returnBp,
    rules: rulesOf(player),
    nextSeedHash: seedHashOf(await nextSeed(database, { memberId: member.id, nodeId: game.nodeId })),
    unfinished: unfinished ? roundSeen(unfinished) : null,
  }
}

function rulesOf({ game }: Player): OpenedGame['rules'] {
  switch (game.engine) {
    case 'mines':
      return minesRules
    case 'live':
      return { engine: 'live', table: tableKindOf(game), lasts: { ...lasts } }
    default:
      return slotRules(game.returnBp)
  }
}

const minesRules: MinesRules = { engine: 'mines', mines: mineRange, mostMultiplied: MOST_MULTIPLIED }

const slotRules = (returnBp: number): SlotRules => ({
  engine: 'slot',
  strips: stripSets.map((strips) => [...strips]),
  secondSet: secondSetOf(returnBp),
  lines: lines.map((rows) => [...rows]),
  pays: Object.fromEntries(
    Object.entries(pays).map(([sign, times]) => [sign, [...times]]),
  ) as SlotRules['pays'],
  freeSpins: [...freeSpins],
  freeMultiplier: FREE_MULTIPLIER,
})
