import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import * as v from 'valibot'
import type { SliderAction, SliderChallenge } from '#protocol/auth/slider.ts'
import { hashOf, newSecret } from '#server/core/secret.ts'
import type { Database } from '#server/database/database.ts'
import { drawSlider, sliderSize } from './draw-slider.ts'
import { sliderChallenge } from './slider.table.ts'

/** How long a puzzle, and later its proof, is valid, in ms. */
const GOOD_FOR = 2 * 60_000
const TOLERANCE = 5

const puzzleId = v.pipe(v.string(), v.uuid())

export async function createSlider(
  database: Database,
  request: { action: SliderAction; clientId: string; now: Date },
): Promise<SliderChallenge> {
  const { width, height, pieceSize } = sliderSize
  const gapLeft = randomInt(pieceSize + 30, width - pieceSize - 8)
  const pieceTop = randomInt(12, height - pieceSize - 12)
  const id = randomUUID()
  await database.delete(sliderChallenge).where(lt(sliderChallenge.expiresAt, request.now))
  const expiresAt = new Date(request.now.getTime() + GOOD_FOR)
  await database
    .insert(sliderChallenge)
    .values({ id, clientId: request.clientId, action: request.action, gapLeft, expiresAt })
  return { id, width, height, pieceSize, pieceTop, ...(await drawSlider({ gapLeft, pieceTop })) }
}

/** Returns a proof if the piece fits. If it does not, the puzzle is used up. */
export async function checkSlider(
  database: Database,
  put: { id: string; left: number; clientId: string; now: Date },
): Promise<{ outcome: 'passed'; pass: string } | { outcome: 'missed' | 'expired' }> {
  if (!v.is(puzzleId, put.id)) return { outcome: 'expired' }
  const isTheirs = and(
    eq(sliderChallenge.id, put.id),
    eq(sliderChallenge.clientId, put.clientId),
    isNull(sliderChallenge.passHash),
    gt(sliderChallenge.expiresAt, put.now),
  )
  const pass = newSecret()
  const expiresAt = new Date(put.now.getTime() + GOOD_FOR)
  const [judged] = await database
    .update(sliderChallenge)
    .set({ passHash: hashOf(pass), expiresAt })
    .where(isTheirs)
    .returning()
  if (!judged) return { outcome: 'expired' }
  if (Math.abs(judged.gapLeft - put.left) <= TOLERANCE) return { outcome: 'passed', pass }
  await database.delete(sliderChallenge).where(eq(sliderChallenge.id, put.id))
  return { outcome: 'missed' }
}

/** Uses up a proof. Returns false if it belongs to another client or action, has expired, or was used. */
export async function spendSliderPass(
  database: Database,
  spent: { pass: string; action: SliderAction; clientId: string; now: Date },
): Promise<boolean> {
  const rows = await database
    .delete(sliderChallenge)
    .where(
      and(
        eq(sliderChallenge.passHash, hashOf(spent.pass)),
        eq(sliderChallenge.action, spent.action),
        eq(sliderChallenge.clientId, spent.clientId),
        gt(sliderChallenge.expiresAt, spent.now),
      ),
    )
    .returning({ id: sliderChallenge.id })
  return rows.length === 1
}
