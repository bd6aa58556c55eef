import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { calls } from '#protocol/calls.ts'
import type { Envelope } from '#protocol/kit/envelope.ts'
import { applicationAnswer } from '#protocol/sandbox/agents.ts'
import { loginLinkChoice, twoFactorChoice } from '#protocol/sandbox/auth.ts'
import { chargeDecision, payoutDecision } from '#protocol/sandbox/cashier.ts'
import { fault } from '#protocol/sandbox/faults.ts'
import { type ClockMoved, clockMove, worldChoice } from '#protocol/sandbox/platform.ts'
import { redemptionDecision, shopItemRequest } from '#protocol/sandbox/point-shop.ts'
import { bonusDecision, depositPromotionChange } from '#protocol/sandbox/rewards.ts'
import { chatDecision, feedbackOutcome, supportAnswer } from '#protocol/sandbox/support.ts'
import { createSettler } from '#server/agents/settlement/settling.ts'
import { isUuid } from '#server/core/is-uuid.ts'
import { publish, publishAll } from '#server/database/publish.ts'
import { seedWorld } from '#server/demo-data/seed-world.ts'
import { withdrawnGamesSetting } from '#server/games/games.settings.ts'
import { withdrawGames } from '#server/games/withdraw-games.ts'
import type { Platform } from '#server/platform/platform.ts'
import { runDraws } from '#server/play/lottery/drawing.ts'
import { voidDraw } from '#server/play/lottery/void-draw.ts'
import { advanceDueMatches } from '#server/play/pvp/due-matches.ts'
import { settleDue } from '#server/play/rounds/settle-due.ts'
import { settleBets } from '#server/play/sports/settle-bets.ts'
import { clientOf } from '#server/requests/client-of.ts'
import { limitBody } from '#server/requests/limit-body.ts'
import { decideRedemption } from '#server/rewards/loyalty/decide-redemption.ts'
import { decideApplication } from '#server/rewards/promotions/decide.ts'
import { decideOnBonus } from '#server/rewards/promotions/decide-bonus.ts'
import type { Setting } from '#server/settings/define-setting.ts'
import { readSetting, writeSetting } from '#server/settings/settings.ts'
import { clockSetting } from '#server/settings/site.settings.ts'
import { decideOnMessage } from '#server/support/chat/decide.ts'
import { endFeedback } from '#server/support/feedback/end-feedback.ts'
import { answerConversation } from '#server/support/live-chat/conversations.ts'
import { findUsedUpload } from '#server/support/uploads/uploads.ts'
import { answerAgentApplication, listAgentApplications } from './agent-applications.ts'
import { settings } from './all-settings.ts'
import { listBonusRequests } from './bonus-desk.ts'
import { listChallenges } from './challenges.ts'
import { listChat } from './chat-desk.ts'
import { listDepositPromotions, openDepositPromotion } from './deposit-promotion-desk.ts'
import { clearFault, clearFaults, setFault } from './faults.ts'
import { listFeedback } from './feedback-desk.ts'
import { isForeign } from './is-foreign.ts'
import { createLoginLink } from './login-link.ts'
import { listOutbox } from './outbox.ts'
import { decideCharge, listCharges } from './payment-provider.ts'
import { decideOnPayout, listPayouts } from './payout-desk.ts'
import { playSomeRounds } from './play-some-rounds.ts'
import { listPromotionApplications } from './promotion-desk.ts'
import { listRedemptionRequests } from './redemption-desk.ts'
import { inStock, isDrawn, listShop, writeShopItem } from './shop-desk.ts'
import { sandboxStateOf } from './state.ts'
import { listConversations } from './support-desk.ts'
import { switches } from './switches.ts'
import { setTwoFactor } from './two-factor.ts'

/** Maximum size of a body, in bytes. */
const MAX_BODY = 256 * 1024

/**
 * How long a change of the clock waits for settlement before it responds, in milliseconds. It is shorter than
 * a proxy's timeout.
 */
const PATIENCE = 10_000

/** Serves `/sandbox/api`, which exists only if `SANDBOX` is on. */
export function createSandbox(platform: Platform): Hono {
  const { database } = platform
  const settleNow = createSettler(platform)
  /**
   * Before members play at the new time, settles everything that is due, so that postings are in
   * chronological order.
   */
  const settleThenPlay = async (play: boolean): Promise<void> => {
    await settleNow()
    if (play) await playSomeRounds(platform, await platform.clock())
  }
  const app = new Hono()

  app.use(async (context, next) => {
    if (isForeign(context, platform))
      return context.json({ success: false, code: 'sandbox.foreign' } satisfies Envelope, 403)
    return next()
  })

  app.use(limitBody(MAX_BODY))

  app.use(async (context, next) => {
    // Read the body before taking a slot in the queue, so that slow clients hold no slot. Aborted bodies are
    // rejected when they are parsed.
    await context.req.text().catch(() => undefined)
    return platform.queues.sandbox.run(clientOf(context, platform), next)
  })

  app.get('/state', async (context) => done(context, await sandboxStateOf(platform)))

  app.get('/outbox', async (context) =>
    done(context, { messages: await listOutbox(database, context.req.query('recipient')) }),
  )

  app.get('/challenges', async (context) => done(context, await listChallenges(database)))

  app.put('/settings/:name', async (context) => {
    const name = switches.find((known) => known === context.req.param('name'))
    if (!name) return context.json({ success: false, code: 'setting.unknown' } satisfies Envelope, 404)
    const setting: Setting = settings[name]
    return change(context, setting.shape, async (value) => {
      await writeSetting(database, setting, value)
      if (name === 'withdrawnGames') {
        const { nodeIds } = await readSetting(database, withdrawnGamesSetting)
        await withdrawGames(database, nodeIds)
      }
      if (name === 'systemStatus') await publish(database, { memberId: null, type: 'status.changed' })
    })
  })

  app.put('/clock', (context) =>
    change(context, clockMove, async ({ offset, play }) => {
      await writeSetting(database, clockSetting, { offset })
      // Pay the wins of draws and bets first, so that they count for the periods settled below.
      await runDraws(platform)
      await settleBets(platform)
      await settleDue(platform, await platform.clock())
      await advanceDueMatches(platform, await platform.clock())
      return { settled: await isDoneWithin(settleThenPlay(play), PATIENCE) } satisfies ClockMoved
    }),
  )

  app.post('/settlement', async (context) => done(context, await settleNow()))

  app.put('/second-step', (context) =>
    change(context, twoFactorChoice, async (chosen) => {
      const made = await setTwoFactor(platform, chosen)
      if (made !== undefined) return made
      return context.json({ success: false, code: 'account.unknown' } satisfies Envelope, 404)
    }),
  )

  app.put('/login-links', (context) =>
    change(context, loginLinkChoice, async ({ account }) => {
      const link = await createLoginLink(platform, account)
      if (link) return link
      return context.json({ success: false, code: 'account.unusable' } satisfies Envelope, 404)
    }),
  )

  app.get('/agent-applications', async (context) =>
    done(context, { applications: await listAgentApplications(database) }),
  )

  app.put('/agent-applications/:id{[0-9a-f-]{36}}', (context) =>
    change(context, applicationAnswer, async ({ state }) => {
      if (await answerAgentApplication(platform, { id: context.req.param('id'), state })) return undefined
      return context.json({ success: false, code: 'application.unknown' } satisfies Envelope, 404)
    }),
  )

  app.get('/charges', async (context) => done(context, { charges: await listCharges(database) }))

  app.put('/charges/:id{[0-9a-f-]{36}}', (context) =>
    change(context, chargeDecision, async ({ state }) => {
      if (await decideCharge(platform, { id: context.req.param('id'), state })) return undefined
      return context.json({ success: false, code: 'charge.notOpen' } satisfies Envelope, 404)
    }),
  )

  app.get('/payouts', async (context) => done(context, { payouts: await listPayouts(database) }))

  app.put('/payouts/:id{[0-9a-f-]{36}}', (context) =>
    change(context, payoutDecision, async (decided) => {
      if (await decideOnPayout(platform, context.req.param('id'), decided)) return undefined
      return context.json({ success: false, code: 'payout.notOpen' } satisfies Envelope, 404)
    }),
  )

  app.get('/bonuses', async (context) => done(context, { bonuses: await listBonusRequests(database) }))

  app.put('/bonuses/:id{[0-9a-f-]{36}}', (context) =>
    change(context, bonusDecision, async (decided) => {
      const now = await platform.clock()
      const id = context.req.param('id')
      if (isUuid(id) && (await decideOnBonus(database, { ...decided, id, now }))) return undefined
      return context.json({ success: false, code: 'bonus.notOpen' } satisfies Envelope, 404)
    }),
  )

  app.get('/deposit-promotions', async (context) =>
    done(context, { promotions: await listDepositPromotions(database) }),
  )

  app.put('/deposit-promotions/:id{[0-9a-f-]{36}}', (context) =>
    change(context, depositPromotionChange, async ({ open }) => {
      const id = context.req.param('id')
      const now = await platform.clock()
      if (isUuid(id) && (await openDepositPromotion(database, { id, open, now }))) return undefined
      return context.json({ success: false, code: 'promotion.unknown' } satisfies Envelope, 404)
    }),
  )

  app.get('/promotion-applications', async (context) =>
    done(context, { applications: await listPromotionApplications(database) }),
  )

  app.put('/promotion-applications/:id{[0-9a-f-]{36}}', (context) =>
    change(context, bonusDecision, async (decided) => {
      const id = context.req.param('id')
      if (await decideApplication(database, { ...decided, id, now: await platform.clock() })) return undefined
      return context.json({ success: false, code: 'application.unknown' } satisfies Envelope, 404)
    }),
  )

  app.get('/support', async (context) => done(context, { conversations: await listConversations(database) }))

  app.put('/support/:id{[0-9a-f-]{36}}', (context) =>
    change(context, supportAnswer, async ({ text }) => {
      const conversation = context.req.param('id')
      const now = await platform.clock()
      const answered = await answerConversation(database, { conversation, text, now })
      if (!answered)
        return context.json({ success: false, code: 'conversation.unknown' } satisfies Envelope, 404)
      const { memberId } = answered
      if (memberId !== null)
        await publishAll(database, [
          { memberId, type: 'chat.said' },
          { memberId, type: 'messages.changed' },
        ])
      return undefined
    }),
  )

  app.get('/chat', async (context) =>
    done(context, { messages: await listChat(database, await platform.clock()) }),
  )

  app.put('/chat/:id{[0-9]{1,15}}', (context) =>
    change(context, chatDecision, async (decided) => {
      const messageId = Number(context.req.param('id'))
      if (!(await decideOnMessage(database, { messageId, decided, now: await platform.clock() })))
        return context.json({ success: false, code: 'message.unknown' } satisfies Envelope, 404)
      if (decided.decision === 'takeDown') await publish(database, { memberId: null, type: 'chat.said' })
      return undefined
    }),
  )

  app.get('/redemptions', async (context) =>
    done(context, { redemptions: await listRedemptionRequests(database) }),
  )

  app.put('/redemptions/:id{[0-9a-f-]{36}}', (context) =>
    change(context, redemptionDecision, async (decided) => {
      const id = context.req.param('id')
      if (await decideRedemption(database, { ...decided, id, now: await platform.clock() })) return undefined
      return context.json({ success: false, code: 'redemption.notOpen' } satisfies Envelope, 404)
    }),
  )

  app.get('/shop-items', async (context) => done(context, await listShop(database)))

  app.put('/shop-items/:id{[0-9a-f-]{36}}', (context) =>
    change(context, shopItemRequest, async (item) => {
      const id = context.req.param('id')
      if (!isUuid(id)) return context.json({ success: false, code: 'item.unknown' } satisfies Envelope, 404)
      if (!isDrawn(item.motif)) return isOff(context, ['motif'])
      if (!(await writeShopItem(database, { ...item, id }))) {
        const value = { left: await inStock(database, id) }
        return context.json({ success: false, code: 'item.stockMoved', value } satisfies Envelope, 409)
      }
      // Makes open shop pages reload.
      await publish(database, { memberId: null, type: 'account.changed' })
      return undefined
    }),
  )

  app.get('/feedback', async (context) => done(context, { feedback: await listFeedback(database) }))

  app.put('/feedback/:id{[0-9a-f-]{36}}', (context) =>
    change(context, feedbackOutcome, async ({ answer }) => {
      const id = context.req.param('id')
      if (await endFeedback(database, { id, answer, now: await platform.clock() })) return undefined
      return context.json({ success: false, code: 'feedback.notOpen' } satisfies Envelope, 404)
    }),
  )

  app.get('/uploads/:id{[0-9a-f-]{36}}', async (context) => {
    const found = await findUsedUpload(database, context.req.param('id'))
    if (!found) return context.json({ success: false, code: 'upload.unknown' } satisfies Envelope, 404)
    // Only the console may show the image, and browsers must not cache it.
    return context.body(new Uint8Array(found.bytes), 200, {
      'content-type': found.type,
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  app.delete('/lottery-draws/:id', async (context) =>
    (await voidDraw(platform, context.req.param('id')))
      ? done(context)
      : context.json({ success: false, code: 'draw.unknown' } satisfies Envelope, 404),
  )

  app.put('/world', (context) =>
    change(context, worldChoice, async ({ world }) => {
      await seedWorld(platform, world)
      await settleNow()
      for (const type of ['session.ended', 'status.changed'] as const)
        await publish(database, { memberId: null, type })
    }),
  )

  app.put('/faults/:call', async (context) => {
    const call = context.req.param('call')
    if (!Object.hasOwn(calls, call)) {
      return context.json({ success: false, code: 'call.unknown' } satisfies Envelope, 404)
    }
    return change(context, fault, (wanted) => setFault(database, call, wanted))
  })

  app.delete('/faults/:call', async (context) => {
    await clearFault(database, context.req.param('call'))
    return done(context)
  })

  app.delete('/faults', async (context) => {
    await clearFaults(database)
    return done(context)
  })

  return app
}

const isDoneWithin = (work: Promise<unknown>, patience: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve(false)
      work.catch((error) => console.error('A background task of the sandbox failed.', error))
    }, patience)
    work.then(() => resolve(true), reject).finally(() => clearTimeout(timer))
  })

const done = (context: Context, value?: unknown): Response =>
  context.json({ success: true, value } satisfies Envelope)

const isOff = (context: Context, fields: string[]): Response =>
  context.json({ success: false, code: 'request.invalid', value: { fields } } satisfies Envelope, 422)

/** Whether the value contains text that PostgreSQL cannot store: NUL characters or lone surrogates. */
function hasUnkeepable(value: unknown): boolean {
  if (typeof value === 'string') return /[\0\p{Cs}]/u.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, of]) => hasUnkeepable(key) || hasUnkeepable(of))
}

/**
 * Parses the body, applies the change and returns the result. If the body is invalid, nothing changes and the
 * response lists the invalid fields.
 */
async function change<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
  make: (value: v.InferOutput<Schema>) => Promise<unknown>,
): Promise<Response> {
  const sent: unknown = await context.req.json().catch(() => undefined)
  if (hasUnkeepable(sent))
    return context.json({ success: false, code: 'text.unkeepable' } satisfies Envelope, 400)
  const body = v.safeParse(schema, sent)
  if (!body.success) {
    const fields = body.issues.map((issue) => v.getDotPath(issue) ?? '')
    return isOff(context, fields)
  }
  const made = await make(body.output)
  return made instanceof Response ? made : done(context, made)
}
