import { and, count, eq } from 'drizzle-orm'
import { pvpWin } from '#domain/play/pvp-rules.ts'
import type { Language } from '#domain/text/language.ts'
import type { PvpRoom, PvpStatus } from '#protocol/play/play-pvp.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Player } from '#server/play/play-session.ts'
import { balanceInGame } from '#server/play/rounds/round-money.ts'
import { localize } from '#server/texts/localized-text.ts'
import { advanceDue, isDue, recordPresence } from './advance.ts'
import { toMatchDto } from './match-dto.ts'
import { type Match, openMatchOf, readMatch, seatOf } from './match-rows.ts'
import { pvpMatch, pvpSeat } from './pvp.table.ts'
import { rooms } from './rooms.ts'

export async function pvpStatus(
  platform: Platform,
  player: Player,
  { match: requested, language, now }: { match: string | null; language: Language; now: Date },
): Promise<PvpStatus> {
  const { member } = player
  const match = await matchOf(platform, player, requested, now)
  const seat = match && seatOf(match, member.id)
  return {
    rooms: await roomsOf(platform, player, { language, now }),
    match: match && seat ? toMatchDto(match, seat, now) : null,
    balance: await balanceInGame(platform, player),
  }
}

async function matchOf(
  platform: Platform,
  { member, game }: Player,
  requested: string | null,
  now: Date,
): Promise<Match | null> {
  const { database } = platform
  const holder = { memberId: member.id, nodeId: game.nodeId }
  const named = requested === null ? null : await readMatch(database, requested)
  const isOwn = named && named.nodeId === game.nodeId && seatOf(named, member.id)
  const found = isOwn ? named : await openMatchOf(database, holder)
  if (!found) return null
  if (isDue(found, now)) {
    await advanceDue(platform, found.id, now)
    return readMatch(database, found.id)
  }
  await recordPresence(platform, found, now)
  return found
}

async function roomsOf(
  { database, operator }: Platform,
  { member, game }: Player,
  { language, now }: { language: Language; now: Date },
): Promise<PvpRoom[]> {
  const isTheirs = and(
    eq(pvpMatch.nodeId, game.nodeId),
    eq(pvpMatch.trial, operator.trialTypes.includes(member.type)),
  )
  const playing = await database
    .select({ room: pvpMatch.room, matches: count() })
    .from(pvpMatch)
    .where(and(isTheirs, eq(pvpMatch.state, 'playing')))
    .groupBy(pvpMatch.room)
  const waiting = await database
    .select({ room: pvpMatch.room, memberId: pvpSeat.memberId, dueAt: pvpMatch.dueAt })
    .from(pvpMatch)
    .innerJoin(pvpSeat, eq(pvpSeat.matchId, pvpMatch.id))
    .where(and(isTheirs, eq(pvpMatch.state, 'waiting')))
  return rooms.map(({ number, stake, name }) => ({
    number,
    name: localize(name, language),
    stake,
    win: pvpWin(stake, game.returnBp),
    isAwaited: waiting.some(
      ({ room, memberId, dueAt }) => room === number && memberId !== member.id && dueAt > now,
    ),
    playing: playing.find(({ room }) => room === number)?.matches ?? 0,
  }))
}
