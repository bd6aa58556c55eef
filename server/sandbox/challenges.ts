import { desc } from 'drizzle-orm'
import type { Challenges } from '#protocol/sandbox/auth.ts'
import { captchaChallenge } from '#server/auth/challenges/captcha.table.ts'
import { sliderChallenge } from '#server/auth/challenges/slider.table.ts'
import type { Database } from '#server/database/database.ts'

const SHOWN = 20

/** Returns the newest challenges with their solutions, for testers and automated tests. */
export async function listChallenges(database: Database): Promise<Challenges> {
  const [captchas, sliders] = await Promise.all([
    database.select().from(captchaChallenge).orderBy(desc(captchaChallenge.expiresAt)).limit(SHOWN),
    database.select().from(sliderChallenge).orderBy(desc(sliderChallenge.expiresAt)).limit(SHOWN),
  ])
  return {
    captchas: captchas.map(({ clientId, answer }) => ({ clientId, answer })),
    sliders: sliders.map(({ id, clientId, gapLeft }) => ({ id, clientId, left: gapLeft })),
  }
}
