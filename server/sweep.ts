import { and, lt, sql } from 'drizzle-orm'
import type { Database } from './database/database.ts'
import { answeredIntent } from './database/schema/answered-intent.ts'
import {
  captchaChallenge,
  sealedNonce,
  sliderChallenge,
  smsCode,
  spentFirebaseToken,
} from './database/schema/challenge.ts'
import { failedLogin } from './database/schema/failed-login.ts'
import { knownNetwork } from './database/schema/known-network.ts'
import { loginTicket } from './database/schema/login-ticket.ts'
import { gameSession } from './database/schema/play.ts'
import { rememberedDevice, secondStepChallenge, secondStepSetup } from './database/schema/second-step.ts'
import { session } from './database/schema/session.ts'
import { socketTicket } from './database/schema/socket-ticket.ts'
import { temporaryPassword } from './database/schema/temporary-password.ts'
import { upload } from './database/schema/upload.ts'
import { sweepSent } from './message/keep-sent.ts'
import type { Platform } from './platform.ts'
import { sweepVisitors } from './support/sweep-visitors.ts'
import { FORGOTTEN_AFTER } from './verification/guesses.ts'
import { startWorker, type Worker } from './worker.ts'

/** Milliseconds between two sweeps. */
const EVERY = 5 * 60_000

/** What is worth nothing once its moment has come. */
const expiring = [
  session,
  gameSession,
  socketTicket,
  loginTicket,
  captchaChallenge,
  sliderChallenge,
  sealedNonce,
  temporaryPassword,
  secondStepSetup,
  secondStepChallenge,
  rememberedDevice,
  knownNetwork,
  spentFirebaseToken,
  answeredIntent,
  upload,
]

/** Advisory lock under which one process at a time sweeps; the others leave it to that one. */
const LOCK = 727_278

/**
 * Deletes what time has made worthless: sessions, opened games, tickets, challenges, codes, temporary passwords, remembered
 * devices, known networks, nonces, guesses, answers to intents, images that were not used; visitors' conversations that rest, and the sandbox's copies of what was sent. Nothing else that is here could still be used, so it only matters that it is done now and then. The counters of rate limits sweep
 * themselves.
 */
export async function sweep(database: Database, now: Date, { sandbox = true } = {}): Promise<void> {
  await database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ isOurs: boolean }>(
      sql`select pg_try_advisory_xact_lock(${LOCK}) as "isOurs"`,
    )
    if (!rows[0]?.isOurs) return
    for (const table of expiring) await tx.delete(table).where(lt(table.expiresAt, now))
    // Until then another code may not be asked for.
    await tx.delete(smsCode).where(and(lt(smsCode.expiresAt, now), lt(smsCode.nextAt, now)))
    const lastRemembered = new Date(now.getTime() - FORGOTTEN_AFTER)
    await sweepVisitors(tx, now)
    await sweepSent(tx, sandbox, now)
    await tx.delete(failedLogin).where(lt(failedLogin.lastAt, lastRemembered))
  })
}

/** Sweeps now and every few minutes. */
export const startSweeping = ({ database, clock, sandbox }: Platform, { every = EVERY } = {}): Worker =>
  startWorker({
    every,
    run: async () => sweep(database, await clock(), { sandbox }),
    failed: 'Nothing was swept',
  })
