import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { moment as momentSchema } from '#domain/time/moment.ts'
import { startRound as betSchema, type Played, stepRound as stepSchema } from '#protocol/play/play.ts'
import { publish } from '#server/database/publish.ts'
import type { Platform } from '#server/platform/platform.ts'
import { seedHashOf } from '#server/play/engines/fair-numbers.ts'
import { placeLiveBet } from '#server/play/live/place-bet.ts'
import { readLiveTable } from '#server/play/live/read-table.ts'
import { createPvpApi } from '#server/play/pvp/serve-pvp.ts'
import { listRounds } from '#server/play/rounds/find-rounds.ts'
import { toRoundDto } from '#server/play/rounds/round-dto.ts'
import { balanceInGame } from '#server/play/rounds/round-money.ts'
import type { RoundRow } from '#server/play/rounds/round-state.ts'
import { nextSeed } from '#server/play/rounds/seeds.ts'
import { startRound } from '#server/play/rounds/start-round.ts'
import { stepRound } from '#server/play/rounds/step-round.ts'
import { createSportsApi } from '#server/play/sports/serve-sports.ts'
import { accepted, failed, type Playing, refused, withPlayer } from '#server/play/with-player.ts'
import { limitBody } from '#server/requests/limit-body.ts'
import { requestedLanguage } from '#server/requests/requested-language.ts'
import { currency } from '#server/texts/currency.ts'
import { openGame } from './open-game.ts'

const MAX_BODY = 4 * 1024

const apart = ['sports', 'pvp']

/**
 * Serves `/play/api`, the API for a game's frame. The `play-token` header contains the game session's token.
 */
export function createPlayApi(platform: Platform): Hono {
  const app = new Hono()
  const limit = limitBody(MAX_BODY)
  const serve = (answer: (playing: Playing) => Promise<Response>) => (context: Context) =>
    withPlayer(context, platform, async (playing) =>
      apart.includes(playing.player.game.engine)
        ? refused(context, { code: 'play.missing', value: {} })
        : answer(playing),
    )
  app.route('/sports', createSportsApi(platform))
  app.route('/pvp', createPvpApi(platform))
  app.get('/game', serve(answerOpen))
  app.get('/rounds', serve(answerHistory))
  app.post('/rounds', limit, serve(answerBet))
  app.post('/steps', limit, serve(answerStep))
  app.get('/table', serve(answerTable))
  app.all('*', (context) => context.json(failed('call.unknown'), 404))
  return app
}

async function answerOpen({ context, platform, player }: Playing): Promise<Response> {
  const language = requestedLanguage(context, platform)
  return accepted(context, await openGame(platform, player, language))
}

async function answerHistory({ context, platform, player }: Playing): Promise<Response> {
  const before = v.safeParse(v.optional(momentSchema), context.req.query('before'))
  if (!before.success) return context.json(failed('request.invalid'), 422)
  const moment = before.output === undefined ? null : new Date(before.output)
  return accepted(context, await listRounds(platform.database, player, moment))
}

async function answerBet(playing: Playing): Promise<Response> {
  const { context, platform, player, now } = playing
  const bet = v.safeParse(betSchema, await context.req.json().catch(() => null))
  if (!bet.success) return context.json(failed('request.invalid'), 422)
  const begin = player.game.engine === 'live' ? placeLiveBet : startRound
  const started = await begin(platform, player, bet.output, now)
  switch (started.outcome) {
    case 'started':
      await announceBalance(playing)
      return accepted(context, await playedOf(playing, started.row))
    case 'repeated':
      return accepted(context, await playedOf(playing, started.row))
    case 'unfinished':
      return refused(context, { code: 'play.unfinished', value: await playedOf(playing, started.row) })
    case 'short': {
      const { balance } = await balanceAndSeed(playing)
      return refused(context, { code: 'play.short', value: { balance, currency: currency.code } })
    }
    case 'vendorClosed': {
      const until = player.vendor.closedUntil?.toISOString() ?? null
      return refused(context, { code: 'play.vendorClosed', value: { until } })
    }
    case 'stake':
      return refused(context, { code: 'play.stake', value: {} })
    case 'locked':
      return refused(context, { code: 'play.locked', value: {} })
    case 'keyReused':
      return context.json(failed('key.reused'), 422)
  }
}

async function answerTable({ context, platform, player, now }: Playing): Promise<Response> {
  if (player.game.engine !== 'live') return context.json(failed('call.unknown'), 404)
  return accepted(context, await readLiveTable(platform, player, now))
}

async function answerStep(playing: Playing): Promise<Response> {
  const { context, platform, player, now } = playing
  const step = v.safeParse(stepSchema, await context.req.json().catch(() => null))
  if (!step.success) return context.json(failed('request.invalid'), 422)
  const stepped = await stepRound(platform, player, step.output, now)
  if (!stepped) return refused(context, { code: 'play.missing', value: {} })
  if (stepped.moneyMoved) await announceBalance(playing)
  return accepted(context, await playedOf(playing, stepped.row))
}

const announceBalance = ({ platform, player }: Playing) =>
  publish(platform.database, { memberId: player.member.id, type: 'balance.changed' })

async function playedOf(playing: Playing, row: RoundRow): Promise<Played> {
  return { round: toRoundDto(row), currency: currency.code, ...(await balanceAndSeed(playing)) }
}

async function balanceAndSeed({ platform, player }: Playing) {
  const { member, game } = player
  const seed = await nextSeed(platform.database, { memberId: member.id, nodeId: game.nodeId })
  const balance = await balanceInGame(platform, player)
  return { balance, nextSeedHash: seedHashOf(seed) }
}
