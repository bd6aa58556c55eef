import type { readMissionLeaderboard, readMissionSummary } from '#contract/missions.ts'
import { sumClaims } from '../gifts/claims.ts'
import type { MissionTerms } from '../gifts/first-missions.ts'
import { leaderboardOf, placeKey } from '../gifts/leaderboard.ts'
import { missionRange, missionsOf } from '../gifts/missions.ts'
import { turnoverFor } from '../gifts/turnover-for.ts'
import { accept, type Handler } from '../handler.ts'
import { currency } from '../ledger/currency.ts'
import { maskedAccount } from '../member/masked-account.ts'
import { hiddenCursorAfter, readHiddenCursor } from '../report/cursor.ts'
import { localize } from '../texts/localized-text.ts'

const units = { deposits: 'money', turnover: 'money', bets: 'times', days: 'days' } as const satisfies Record<
  MissionTerms['measure'],
  string
>

/** MEM-12, CALL-43: the missions of now, and how far the member is with each. */
export const missionSummaryHandler: Handler<typeof readMissionSummary> = async (context) => {
  const { platform, caller, now, who } = context
  const { database } = platform
  const memberId = who.member.id
  const [running, earned] = await Promise.all([
    missionsOf(database, { memberId, now }),
    sumClaims(database, { memberId, source: 'mission' }),
  ])
  const claimable = running.filter(({ state }) => state === 'claimable')
  const missions = await Promise.all(
    running.map(async ({ terms, state, progress, endsAt }) => ({
      id: terms.id,
      title: localize(terms.title, caller.language),
      period: terms.period,
      state,
      progress,
      goal: terms.goal,
      unit: units[terms.measure],
      amount: terms.amount,
      turnover: await turnoverFor(database, 'mission', terms.amount),
      score: terms.score,
      endsAt: endsAt.toISOString(),
    })),
  )
  return accept({
    missions,
    currency: currency.code,
    earned,
    claimable: {
      missions: claimable.length,
      amount: claimable.reduce((sum, { terms }) => sum + terms.amount, 0),
    },
  })
}

/** MEM-12, CALL-43: who is furthest, a page by key, and where the member stands. Nobody else is told by their whole name. */
export const missionLeaderboardHandler: Handler<typeof readMissionLeaderboard> = async (context) => {
  const { platform, request, now, who } = context
  const { period, cursor, limit } = request
  const memberId = who.member.id
  const { hiding } = platform.sealing
  const { places, own, players } = await leaderboardOf(platform.database, {
    memberId,
    period,
    trialTypes: platform.operator.trialTypes,
    now,
    after: readHiddenCursor(hiding, cursor, { value: 'number', id: 'number' }),
    limit: limit + 1,
  })
  const page = places.slice(0, limit)
  const last = page.at(-1)
  return accept({
    places: page.map((place) => ({
      position: place.position,
      rank: place.rank,
      customerName: place.memberId === memberId ? who.member.nickname : maskedAccount(place.account),
      score: place.score,
      own: place.memberId === memberId,
    })),
    next: last && places.length > limit ? hiddenCursorAfter(hiding, placeKey(last)) : null,
    players,
    own: own && { rank: own.rank, score: own.score },
    endsAt: missionRange(period, now).to.toISOString(),
  })
}
