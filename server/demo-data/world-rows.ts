import { seededRng, whole } from '@palpite/game-art/seeded-rng.ts'
import { announcementRows } from './announcements.ts'
import { bannerRows } from './banners.ts'
import { bonusRows, demoMembers } from './bonuses.ts'
import { contractRows } from './contracts.ts'
import { demoAccounts, memberTypes } from './demo-accounts.ts'
import { downlineLinkRows } from './downline-links.ts'
import { feedbackRows } from './feedback.ts'
import { type GameRow, gameRows, offeredSince } from './games.ts'
import { helpRows } from './help-items.ts'
import { type MemberRow, memberRows, type WorldTerms } from './members.ts'
import { ledgerRows } from './movements.ts'
import { noticeRows } from './notices.ts'
import { orderRows } from './orders.ts'
import { type History, playHistory } from './play-history.ts'
import { popupRows } from './popups.ts'
import { promotionApplicationRows, promotionRows, rafflePrizeRows } from './promotions.ts'
import { teamRows } from './team-rows.ts'
import { vendorRows } from './vendors.ts'

export type WorldSize = {
  games: number
  members: number
  rounds: { least: number; most: number }
  demoRounds: number
}

export type WorldRows = Awaited<ReturnType<typeof worldRows>>
export type HistoryRows = ReturnType<typeof historyRows>

/** A world without history. The same size always gives the same rows, except for dates and password salts. */
export async function worldRows(size: WorldSize, terms: WorldTerms) {
  const games = gameRows(size.games).map((row) => ({ ...row, addedAt: offeredSince(row.nodeId, terms.now) }))
  const members = await memberRows(size.members, terms)
  return {
    vendors: vendorRows(terms.now),
    games,
    banners: bannerRows(games),
    popups: popupRows(games),
    notices: noticeRows(terms.now),
    announcements: announcementRows(terms.now),
    helpItems: helpRows(),
    members,
    teamPlaces: teamRows(members),
    ...contractRows(members, terms.now),
    ...downlineLinkRows(members, terms.now),
    secondSteps: secondStepRows(members),
    bonuses: bonusRows(members, terms.now),
    promotions: promotionRows(terms.now),
    rafflePrizes: rafflePrizeRows(),
    promotionApplications: promotionApplicationRows(demoMembers(members), terms.now),
    feedback: feedbackRows(members, terms.now),
  }
}

export function historyRows({ members, games }: WorldRows, { size, now }: { size: WorldSize; now: Date }) {
  const histories = historiesOf(members, games, { size, now })
  const movements = histories.flatMap((history) => history.movements)
  return {
    rounds: histories.flatMap(({ rounds }) => rounds),
    ...orderRows(members, movements, now),
    ...ledgerRows(
      members.map(({ id }) => id),
      movements,
    ),
  }
}

function secondStepRows(members: readonly MemberRow[]) {
  return demoAccounts.flatMap(({ account, authenticator: secret }) => {
    const owner = members.find((member) => member.account === account)
    return secret && owner ? [{ memberId: owner.id, secret, lastStep: 0, since: owner.createdAt }] : []
  })
}

/**
 * Engines without seeded rounds: lottery tickets and bets on fixtures depend on the clock, and matches need
 * two players.
 */
const enginesWithoutHistory: readonly GameRow['engine'][] = ['lottery', 'sports', 'pvp']

function historiesOf(
  members: readonly MemberRow[],
  games: readonly GameRow[],
  { size, now }: { size: WorldSize; now: Date },
): History[] {
  const demoCount = members.length - size.members
  const dice = seededRng('how much is played')
  const playable = games.filter(({ group, engine }) => !group && !enginesWithoutHistory.includes(engine))
  const hot = playable.filter((game) => game.hot)
  return members.flatMap((member, index) => {
    if (member.type !== memberTypes.member) return []
    const count = index < demoCount ? size.demoRounds : whole(dice, size.rounds.least, size.rounds.most)
    const habits = demoAccounts.find(({ account }) => account === member.account)?.habits ?? null
    return [playHistory(member, { count, habits, games: { playable, hot }, now })]
  })
}
