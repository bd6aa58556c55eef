import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { moment } from '#domain/time/moment.ts'
import {
  chooseCard as choiceSchema,
  leaveSeat as leavingSchema,
  type PvpRefusal,
  takeSeat as seatSchema,
} from '#protocol/play/play-pvp.ts'
import { publish } from '#server/database/publish.ts'
import type { Platform } from '#server/platform/platform.ts'
import { balanceInGame } from '#server/play/rounds/round-money.ts'
import { accepted, failed, type Playing, withPlayer } from '#server/play/with-player.ts'
import { limitBody } from '#server/requests/limit-body.ts'
import { requestedLanguage } from '#server/requests/requested-language.ts'
import { currency } from '#server/texts/currency.ts'
import { chooseMatchCard } from './choose-card.ts'
import { leaveRoomSeat } from './leave-seat.ts'
import { openPvp } from './open-pvp.ts'
import { pastMatches } from './past-matches.ts'
import { pvpStatus } from './pvp-status.ts'
import { takeRoomSeat } from './take-seat.ts'

const MAX_BODY = 1024

/** Serves `/play/api/pvp`, the API for the PvP page. */
export function createPvpApi(platform: Platform): Hono {
  const app = new Hono()
  const limit = limitBody(MAX_BODY)
  const serve = (answer: (playing: Playing) => Promise<Response>) => (context: Context) =>
    withPlayer(context, platform, async (playing) =>
      playing.player.game.engine === 'pvp'
        ? answer(playing)
        : refused(context, { code: 'play.missing', value: {} }),
    )
  app.get('/game', serve(answerOpen))
  app.get('/standing', serve(answerStatus))
  app.get('/matches', serve(answerPast))
  app.post('/seats', limit, serve(answerSeat))
  app.post('/leavings', limit, serve(answerLeaving))
  app.post('/choices', limit, serve(answerChoice))
  return app
}

async function answerOpen({ context, platform, player, now }: Playing): Promise<Response> {
  const language = requestedLanguage(context, platform)
  return accepted(context, await openPvp(platform, player, { language, now }))
}

async function answerStatus({ context, platform, player, now }: Playing): Promise<Response> {
  const requested = v.safeParse(v.optional(leavingSchema.entries.match), context.req.query('match'))
  if (!requested.success) return context.json(failed('request.invalid'), 422)
  const language = requestedLanguage(context, platform)
  const match = requested.output ?? null
  return accepted(context, await pvpStatus(platform, player, { match, language, now }))
}

async function answerPast({ context, platform, player, now }: Playing): Promise<Response> {
  const requested = v.safeParse(v.optional(moment), context.req.query('before'))
  if (!requested.success) return context.json(failed('request.invalid'), 422)
  const before = requested.output === undefined ? null : new Date(requested.output)
  return accepted(context, await pastMatches(platform.database, player, { before, now }))
}

async function answerSeat(playing: Playing): Promise<Response> {
  const { context, platform, player, now } = playing
  const seatRequest = await bodyOf(context, seatSchema)
  if (!seatRequest) return context.json(failed('request.invalid'), 422)
  const seated = await takeRoomSeat(platform, player, seatRequest, now)
  switch (seated.outcome) {
    case 'seated':
      await publish(platform.database, { memberId: player.member.id, type: 'balance.changed' })
      return respondWithStatus(playing, seated.match.id)
    case 'repeated':
      return respondWithStatus(playing, seated.match.id)
    case 'elsewhere': {
      const language = requestedLanguage(context, platform)
      const status = await pvpStatus(platform, player, { match: seated.match.id, language, now })
      return refused(context, { code: 'pvp.seated', value: { standing: status } })
    }
    case 'short': {
      const balance = await balanceInGame(platform, player)
      return refused(context, { code: 'play.short', value: { balance, currency: currency.code } })
    }
    case 'stake':
      return refused(context, { code: 'play.stake', value: {} })
    case 'vendorClosed': {
      const until = player.vendor.closedUntil?.toISOString() ?? null
      return refused(context, { code: 'play.vendorClosed', value: { until } })
    }
  }
}

async function answerLeaving(playing: Playing): Promise<Response> {
  const { context, platform, player, now } = playing
  const leaving = await bodyOf(context, leavingSchema)
  if (!leaving) return context.json(failed('request.invalid'), 422)
  const isOwn = await leaveRoomSeat(platform, player, leaving.match, now)
  return isOwn
    ? respondWithStatus(playing, leaving.match)
    : refused(context, { code: 'play.missing', value: {} })
}

async function answerChoice(playing: Playing): Promise<Response> {
  const { context, platform, player, now } = playing
  const choice = await bodyOf(context, choiceSchema)
  if (!choice) return context.json(failed('request.invalid'), 422)
  const isOwn = await chooseMatchCard(platform, player, choice, now)
  return isOwn
    ? respondWithStatus(playing, choice.match)
    : refused(context, { code: 'play.missing', value: {} })
}

async function respondWithStatus({ context, platform, player }: Playing, match: string): Promise<Response> {
  const language = requestedLanguage(context, platform)
  const now = await platform.clock()
  return accepted(context, await pvpStatus(platform, player, { match, language, now }))
}

async function bodyOf<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  const { success, output } = v.safeParse(schema, await context.req.json().catch(() => null))
  return success ? output : null
}

const refused = (context: Context, { code, value }: PvpRefusal): Response =>
  context.json({ success: false, code, value })
