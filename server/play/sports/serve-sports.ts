import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { pick } from '#domain/play/sports-picks.ts'
import { moment } from '#domain/time/moment.ts'
import { fixtureId, MOST_LEGS, type SportsRefusal, placeSlip as slipSchema } from '#protocol/play/sports.ts'
import { publish } from '#server/database/publish.ts'
import type { Platform } from '#server/platform/platform.ts'
import { balanceInGame } from '#server/play/rounds/round-money.ts'
import type { RoundRow } from '#server/play/rounds/round-state.ts'
import { accepted, failed, type Playing, withPlayer } from '#server/play/with-player.ts'
import { limitBody } from '#server/requests/limit-body.ts'
import { requestedLanguage } from '#server/requests/requested-language.ts'
import { currency } from '#server/texts/currency.ts'
import { toBetDto } from './bet-state.ts'
import { listFixtures, openBook, sheetOf } from './book.ts'
import { fixtureSecret } from './fixture-seeds.ts'
import { listBets } from './my-bets.ts'
import { placeSlip } from './place-slip.ts'
import { quotesOf } from './quotes.ts'

const MAX_BODY = 4 * 1024

type Betting = Playing & { secret: string }

const range = v.object({ from: moment, to: moment })
const legsSchema = v.pipe(v.array(v.object({ fixture: fixtureId, pick })), v.maxLength(MOST_LEGS))

/** Serves `/play/api/sports`, the API for the sportsbook page. */
export function createSportsApi(platform: Platform): Hono {
  const app = new Hono()
  const limit = limitBody(MAX_BODY)
  const serve = (answer: (betting: Betting) => Promise<Response> | Response) => (context: Context) =>
    withPlayer(context, platform, async (playing) =>
      playing.player.game.engine === 'sports'
        ? answer({ ...playing, secret: await fixtureSecret(platform.database) })
        : refused(context, { code: 'play.missing', value: {} }),
    )
  app.get('/book', serve(answerBook))
  app.get('/fixtures', serve(answerFixtures))
  app.get('/fixtures/:id', serve(answerFixture))
  app.get('/standing', serve(answerStatus))
  app.get('/bets', serve(answerBets))
  app.post('/slips', limit, serve(answerSlip))
  return app
}

async function answerBook({ context, platform, player, now }: Betting): Promise<Response> {
  const language = requestedLanguage(context, platform)
  return accepted(context, await openBook(platform, player, { language, now }))
}

function answerFixtures(betting: Betting): Response {
  const { context } = betting
  const parsed = v.safeParse(range, context.req.query())
  if (!parsed.success) return context.json(failed('request.invalid'), 422)
  const { from, to } = parsed.output
  return accepted(context, listFixtures({ from: new Date(from), to: new Date(to) }, termsOf(betting)))
}

function answerFixture(betting: Betting): Response {
  const { context } = betting
  const sheet = sheetOf(context.req.param('id') ?? '', termsOf(betting))
  return sheet ? accepted(context, sheet) : refused(context, { code: 'play.missing', value: {} })
}

async function answerStatus(betting: Betting): Promise<Response> {
  const { context } = betting
  const legs = context.req.queries('leg') ?? []
  const parsed = v.safeParse(
    legsSchema,
    legs.map((leg) => ({ fixture: leg.split(':')[0], pick: leg.split(':')[1] })),
  )
  if (!parsed.success) return context.json(failed('request.invalid'), 422)
  return accepted(context, {
    balance: await balanceIn(betting),
    quotes: quotesOf(parsed.output, termsOf(betting)),
  })
}

async function answerBets({ context, platform, player, secret, now }: Betting): Promise<Response> {
  const before = v.safeParse(v.optional(moment), context.req.query('before'))
  if (!before.success) return context.json(failed('request.invalid'), 422)
  const moments = { before: before.output === undefined ? null : new Date(before.output), secret, now }
  return accepted(context, await listBets(platform.database, player, moments))
}

async function answerSlip(betting: Betting): Promise<Response> {
  const { context, platform, player, secret, now } = betting
  const slip = v.safeParse(slipSchema, await context.req.json().catch(() => null))
  if (!slip.success) return context.json(failed('request.invalid'), 422)
  const placed = await placeSlip(platform, player, { slip: slip.output, secret, now })
  switch (placed.outcome) {
    case 'placed':
      await publish(platform.database, { memberId: player.member.id, type: 'balance.changed' })
      return accepted(context, await placedOf(betting, placed.rows))
    case 'repeated':
      return accepted(context, await placedOf(betting, placed.rows))
    case 'changed':
      return refused(context, { code: 'sports.changed', value: { quotes: placed.quotes } })
    case 'short': {
      const value = { balance: await balanceIn(betting), currency: currency.code }
      return refused(context, { code: 'play.short', value })
    }
    case 'vendorClosed': {
      const until = player.vendor.closedUntil?.toISOString() ?? null
      return refused(context, { code: 'play.vendorClosed', value: { until } })
    }
    case 'stake':
      return refused(context, { code: 'play.stake', value: {} })
  }
}

async function placedOf(betting: Betting, rows: readonly RoundRow[]) {
  const { secret, now } = betting
  const bets = rows.map((row) => toBetDto(row, secret, now))
  return { bets, balance: await balanceIn(betting), currency: currency.code }
}

const balanceIn = ({ platform, player }: Betting): Promise<number> => balanceInGame(platform, player)

const termsOf = ({ player, secret, now }: Betting) => ({ returnBp: player.game.returnBp, secret, now })

const refused = (context: Context, { code, value }: SportsRefusal): Response =>
  context.json({ success: false, code, value })
