import { randomInt } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { withoutSeparators } from '#domain/text/typed-text.ts'
import type { Database } from '#server/database/database.ts'
import { captchaChallenge } from './captcha.table.ts'
import { drawCaptcha } from './draw-captcha.ts'

/** How long a captcha is valid, in ms. */
const GOOD_FOR = 5 * 60_000

/** Returns a base64 PNG, and invalidates the client's previous captcha. */
export async function createCaptcha(
  database: Database,
  request: { clientId: string; now: Date },
): Promise<string> {
  const answer = String(randomInt(0, 10_000)).padStart(4, '0')
  const row = { answer, expiresAt: new Date(request.now.getTime() + GOOD_FOR) }
  await database.delete(captchaChallenge).where(lt(captchaChallenge.expiresAt, request.now))
  await database
    .insert(captchaChallenge)
    .values({ clientId: request.clientId, ...row })
    .onConflictDoUpdate({ target: captchaChallenge.clientId, set: row })
  return drawCaptcha(answer)
}

/** Uses up the captcha, even if the answer is wrong. */
export async function spendCaptcha(
  database: Database,
  spent: { clientId: string; answer: string; now: Date },
): Promise<boolean> {
  const [shown] = await database
    .delete(captchaChallenge)
    .where(and(eq(captchaChallenge.clientId, spent.clientId), gt(captchaChallenge.expiresAt, spent.now)))
    .returning()
  return shown !== undefined && shown.answer === withoutSeparators(spent.answer)
}
