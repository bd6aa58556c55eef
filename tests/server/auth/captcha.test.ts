import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCaptcha } from '#protocol/auth/captcha.ts'
import { captchaChallenge } from '#server/auth/challenges/captcha.table.ts'
import { spendCaptcha } from '#server/auth/challenges/captcha.ts'
import { digitsIn } from '#tests/support/auth/read-captcha.ts'
import { atOnce, type OpenedPlatform, visit } from '#tests/support/client.ts'
import { moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

const spend = (clientId: string, answer: string) =>
  spendCaptcha(opened.platform.database, { clientId, answer, now: new Date() })

const pictured = v.object({ success: v.literal(true), value: v.string() })

async function answerFor(clientId: string): Promise<string> {
  const isTheirs = eq(captchaChallenge.clientId, clientId)
  const [challenge] = await opened.platform.database.select().from(captchaChallenge).where(isTheirs)
  return challenge?.answer ?? ''
}

test('[CALL-19] [CALL-50] serves the captcha as a base64 PNG, with four digits as the answer', async () => {
  const visitor = visit(opened)
  const reply = await visitor.send(readCaptcha, undefined)
  const { success, value } = (await reply.json()) as { success: boolean; value: string }
  expect(success).toBe(true)
  expect(Buffer.from(value, 'base64').subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const answer = await visitor.lookAtCaptcha()
  expect(answer).toMatch(/^\d{4}$/)
  expect(await spend(visitor.clientId, ` ${answer} `)).toBe(true)
})

test('[CALL-50] draws the digits of the expected answer', async () => {
  const visitor = visit(opened)
  let read = 0
  const looks = 3
  for (let look = 0; look < looks; look += 1) {
    const { success, value } = v.parse(pictured, await (await visitor.send(readCaptcha, undefined)).json())
    expect(success).toBe(true)
    const answer = await answerFor(visitor.clientId)
    const digits = await digitsIn(value)
    read += [...answer].filter((digit, place) => digits[place] === digit).length
  }
  // The line across the image may hide digits from this simple reader, so two misses are allowed.
  expect(read).toBeGreaterThanOrEqual(looks * 4 - 2)
})

test('invalidates earlier captchas when a new one is requested', async () => {
  const visitor = visit(opened)
  const answers: string[] = []
  for (let shown = 0; shown < 6; shown++) answers.push(await visitor.lookAtCaptcha())
  const newest = answers.at(-1)
  const older = answers.find((answer) => answer !== newest)
  // The probability of six equal captchas is 1 in 10^20.
  if (older === undefined) throw new Error(`Every captcha asks for ${newest}`)
  expect(await spend(visitor.clientId, older)).toBe(false)
  expect(await spend(visitor.clientId, await visitor.lookAtCaptcha())).toBe(true)
})

test('invalidates a captcha after a wrong answer', async () => {
  const visitor = visit(opened)
  const answer = await visitor.lookAtCaptcha()
  expect(await spend(visitor.clientId, 'wrong')).toBe(false)
  expect(await spend(visitor.clientId, answer)).toBe(false)
})

test('accepts a correct captcha answer only once when it is sent twenty times concurrently', async () => {
  const visitor = visit(opened)
  const answer = await visitor.lookAtCaptcha()
  const outcomes = await atOnce(20, () => spend(visitor.clientId, answer))
  expect(outcomes.filter(Boolean)).toHaveLength(1)
})

test('deletes expired captchas that were never answered', async () => {
  for (let client = 0; client < 5; client++) await visit(opened).lookAtCaptcha()
  await moveClock(opened, 6 * 60_000)
  await visit(opened).lookAtCaptcha()
  expect(await opened.platform.database.$count(captchaChallenge)).toBe(1)
})
