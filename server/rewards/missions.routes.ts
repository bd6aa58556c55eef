import { hiddenCursorAfter, readHiddenCursor } from '#server/database/cursor.ts'
import { maskedAccount } from '#server/identity/masked-account.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { currency } from '#server/texts/currency.ts'
import { localize } from '#server/texts/localized-text.ts'
import { sumClaims } from './claims.ts'
import type { MissionTerms } from './default-missions.ts'
import { leaderboardOf, placeKey } from './leaderboard.ts'
import { missionRange, missionsOf } from './missions.ts'
import { turnoverFor } from './turnover-for.ts'

const units = { deposits: 'money', turnover: 'money', bets: 'times', days: 'days' } as const satisfies Record<
  MissionTerms['measure'],
  string
>

/** MEM-12, CALL-43 */
export const readMissionSummary: HandlerOf<'readMissionSummary'> = async (context) => {
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

/** MEM-12, CALL-43. Account names are masked. */
export const readMissionLeaderboard: HandlerOf<'readMissionLeaderboard'> = async (context) => {
  const { platform, request, now, who } = context
  const { period, cursor, limit } = request
  const memberId = who.member.id
  const { tokens } = platform.encryption
  const { places, own, players } = await leaderboardOf(platform.database, {
    memberId,
    period,
    trialTypes: platform.operator.trialTypes,
    now,
    after: readHiddenCursor(tokens, cursor, { value: 'number', id: 'number' }),
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
    next: last && places.length > limit ? hiddenCursorAfter(tokens, placeKey(last)) : null,
    players,
    own: own && { rank: own.rank, score: own.score },
    endsAt: missionRange(period, now).to.toISOString(),
  })
}
