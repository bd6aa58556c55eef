import { and, lt, sql } from 'drizzle-orm'
import { captchaChallenge } from '#server/auth/challenges/captcha.table.ts'
import { usedFirebaseToken } from '#server/auth/challenges/firebase-token.table.ts'
import { sliderChallenge } from '#server/auth/challenges/slider.table.ts'
import { smsCode } from '#server/auth/challenges/sms-code.table.ts'
import { knownNetwork } from '#server/auth/known-clients/known-network.table.ts'
import { rememberedDevice } from '#server/auth/known-clients/remembered-device.table.ts'
import { temporaryPassword } from '#server/auth/passwords/temporary-password.table.ts'
import { twoFactorChallenge, twoFactorSetup } from '#server/auth/two-factor/two-factor.table.ts'
import type { Database } from '#server/database/database.ts'
import { attemptCounter } from '#server/identity/attempt-counter.table.ts'
import { FORGOTTEN_AFTER } from '#server/identity/attempt-limit.ts'
import { loginTicket } from '#server/identity/login-ticket.table.ts'
import { session } from '#server/identity/session.table.ts'
import { startWorker, type Worker } from '#server/jobs/worker.ts'
import { purgeSentMessages } from '#server/notifications/sent-messages.ts'
import { idempotencyKey } from '#server/platform/idempotency-key.table.ts'
import type { Platform } from '#server/platform/platform.ts'
import { usedRequestNonce } from '#server/platform/used-request-nonce.table.ts'
import { gameSession } from '#server/play/game-session.table.ts'
import { socketTicket } from '#server/realtime/socket-ticket.table.ts'
import { purgeVisitors } from '#server/support/live-chat/purge-visitors.ts'
import { upload } from '#server/support/uploads/upload.table.ts'

/** Interval between two purges, in ms. */
const EVERY = 5 * 60_000

const expiring = [
  session,
  gameSession,
  socketTicket,
  loginTicket,
  captchaChallenge,
  sliderChallenge,
  usedRequestNonce,
  temporaryPassword,
  twoFactorSetup,
  twoFactorChallenge,
  rememberedDevice,
  knownNetwork,
  usedFirebaseToken,
  idempotencyKey,
  upload,
]

/** Advisory lock. One process purges at a time; the others skip the purge. */
const LOCK = 727_278

/**
 * Deletes expired rows: sessions, tokens, challenges, codes, nonces, counters, idempotency keys, unused
 * images, idle visitor chats and sandbox messages. Expired rows are never used, so the time of a purge does
 * not matter. `rate-limiter-flexible` purges its own counters.
 */
export async function purgeExpired(database: Database, now: Date, { sandbox = true } = {}): Promise<void> {
  await database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ isOurs: boolean }>(
      sql`select pg_try_advisory_xact_lock(${LOCK}) as "isOurs"`,
    )
    if (!rows[0]?.isOurs) return
    for (const table of expiring) await tx.delete(table).where(lt(table.expiresAt, now))
    await tx.delete(smsCode).where(and(lt(smsCode.expiresAt, now), lt(smsCode.nextAt, now)))
    const lastRemembered = new Date(now.getTime() - FORGOTTEN_AFTER)
    await purgeVisitors(tx, now)
    await purgeSentMessages(tx, sandbox, now)
    await tx.delete(attemptCounter).where(lt(attemptCounter.lastAt, lastRemembered))
  })
}

export const startPurging = ({ database, clock, sandbox }: Platform, { every = EVERY } = {}): Worker =>
  startWorker({
    every,
    run: async () => purgeExpired(database, await clock(), { sandbox }),
    failed: 'The purge failed',
  })
