import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSliderChallenge, type SliderChallenge, verifySlider } from '#protocol/auth/slider.ts'
import { sliderChallenge } from '#server/auth/challenges/slider.table.ts'
import { spendSliderPass } from '#server/auth/challenges/slider.ts'
import { rateLimit } from '#server/http/rate-limit.table.ts'
import { atOnce, type OpenedPlatform, tally, type Visitor, visit } from '#tests/support/client.ts'
import { moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

const MINUTE = 60_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

beforeEach(async () => {
  await opened.platform.database.delete(rateLimit)
  await moveClock(opened, 0)
})

async function askWithGap(visitor: Visitor): Promise<SliderChallenge & { gapLeft: number }> {
  const asked = await visitor.read(createSliderChallenge, { action: 'login' })
  const isIt = eq(sliderChallenge.id, asked.id)
  const [row] = await opened.platform.database.select().from(sliderChallenge).where(isIt)
  return { ...asked, gapLeft: row?.gapLeft ?? Number.NaN }
}

const spend = async (visitor: Visitor, pass: string, action: 'login' | 'register' = 'login') => {
  const now = await opened.platform.clock()
  return spendSliderPass(opened.platform.database, { pass, action, clientId: visitor.clientId, now })
}

test('[CALL-59] returns the slider’s background and piece in the stated sizes, and varies the gap', async () => {
  const visitor = visit(opened)
  const puzzles = await Promise.all(Array.from({ length: 8 }, () => askWithGap(visitor)))
  expect(new Set(puzzles.map(({ gapLeft }) => gapLeft)).size).toBeGreaterThan(1)
  for (const { background, piece, width, height, pieceSize, pieceTop, gapLeft } of puzzles) {
    expect(sizeOfPng(background)).toEqual({ width, height })
    expect(sizeOfPng(piece)).toEqual({ width: pieceSize, height: pieceSize })
    expect(pieceTop + pieceSize).toBeLessThanOrEqual(height)
    expect(gapLeft + pieceSize).toBeLessThanOrEqual(width)
  }
})

/** Reads the size from the PNG's first chunk. */
function sizeOfPng(base64: string) {
  const bytes = Buffer.from(base64, 'base64')
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

test('returns no field that contains the slider’s answer', async () => {
  const { gapLeft: _gap, background: _background, piece: _piece, ...told } = await askWithGap(visit(opened))
  expect(Object.keys(told).toSorted()).toEqual(['height', 'id', 'pieceSize', 'pieceTop', 'width'])
})

test.each([-5, 0, 5])(
  'accepts a piece placed %i pixels from the gap and issues a proof that is valid once',
  async (off) => {
    const visitor = visit(opened)
    const { id, gapLeft } = await askWithGap(visitor)
    const { pass } = await visitor.read(verifySlider, { id, left: gapLeft + off })
    expect(await spend(visitor, pass)).toBe(true)
    expect(await spend(visitor, pass)).toBe(false)
  },
)

test.each([-6, 6])('rejects a piece placed %i pixels from the gap and uses up the puzzle', async (off) => {
  const visitor = visit(opened)
  const { id, gapLeft } = await askWithGap(visitor)
  expect(await visitor.ask(verifySlider, { id, left: gapLeft + off })).toMatchObject({
    code: 'slider.missed',
  })
  expect(await visitor.ask(verifySlider, { id, left: gapLeft })).toMatchObject({ code: 'slider.expired' })
})

test('checks a puzzle only once when twenty answers arrive concurrently', async () => {
  const visitor = visit(opened)
  const { id, gapLeft } = await askWithGap(visitor)
  const answers = await atOnce(20, () => visitor.ask(verifySlider, { id, left: gapLeft }))
  expect(tally(answers)).toEqual({ done: 1, 'slider.expired': 19 })
})

test('accepts a proof only once when it is used twenty times concurrently', async () => {
  const visitor = visit(opened)
  const pass = await visitor.solveSlider('login')
  const spent = await atOnce(20, () => spend(visitor, pass))
  expect(spent.filter(Boolean)).toHaveLength(1)
})

test('binds the puzzle and the proof to the client, and the proof to its action', async () => {
  const visitor = visit(opened)
  const { id, gapLeft } = await askWithGap(visitor)
  const judged = { id, left: gapLeft }
  expect(await visit(opened).ask(verifySlider, judged)).toMatchObject({ code: 'slider.expired' })
  const { pass } = await visitor.read(verifySlider, judged)
  expect(await spend(visit(opened), pass)).toBe(false)
  expect(await spend(visitor, pass, 'register')).toBe(false)
  expect(await spend(visitor, pass)).toBe(true)
})

test('expires a puzzle after two minutes, and a proof two minutes after it was issued', async () => {
  const visitor = visit(opened)
  const late = await askWithGap(visitor)
  await moveClock(opened, 2.1 * MINUTE)
  const judged = { id: late.id, left: late.gapLeft }
  expect(await visitor.ask(verifySlider, judged)).toMatchObject({ code: 'slider.expired' })
  const pass = await visitor.solveSlider('login')
  await moveClock(opened, 4.2 * MINUTE)
  expect(await spend(visitor, pass)).toBe(false)
})

test.each(['made-up', crypto.randomUUID()])('reports an unknown puzzle as expired: %s', async (id) => {
  expect(await visit(opened).ask(verifySlider, { id, left: 100 })).toMatchObject({ code: 'slider.expired' })
})

test('identifies clients that have no id by their IP address', async () => {
  const [one, other] = ['198.51.100.1', '198.51.100.2'].map((ip) => visit(opened, { ip, clientId: '' }))
  if (!one || !other) throw new Error('There is nobody')
  const { id, gapLeft } = await askWithGap(one)
  expect(await other.ask(verifySlider, { id, left: gapLeft })).toMatchObject({ code: 'slider.expired' })
  expect(await one.ask(verifySlider, { id, left: gapLeft })).toMatchObject({ success: true })
})

test('limits an IP address to sixty sliders in five minutes', async () => {
  const visitor = visit(opened, { ip: '198.51.100.3' })
  for (let puzzle = 0; puzzle < 60; puzzle++) await visitor.read(createSliderChallenge, { action: 'login' })
  const refused = await visitor.ask(createSliderChallenge, { action: 'login' })
  expect(refused).toMatchObject({ code: 'slider.throttled', value: { retryAfter: expect.any(Number) } })
  expect(await visit(opened).ask(createSliderChallenge, { action: 'login' })).toMatchObject({ success: true })
})
