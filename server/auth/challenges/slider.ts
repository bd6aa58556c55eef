import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import * as v from 'valibot'
import type { SliderAction, SliderChallenge } from '#protocol/auth/slider.ts'
import { hashOf, newSecret } from '#server/core/secret.ts'
import type { Database } from '#server/database/database.ts'
import { sliderChallenge } from './challenge.table.ts'
import { drawSlider, sliderSize } from './draw-slider.ts'

/** Milliseconds that a puzzle, and then its proof, is good for. */
const GOOD_FOR = 2 * 60_000
/** Pixels by which the piece may be beside the gap. */
const TOLERANCE = 5

/** How this platform names its puzzles; nothing else can be looked for. */
const puzzleId = v.pipe(v.string(), v.uuid())

/** A new puzzle for one action of one client. */
export async function createSlider(
  database: Database,
  asked: { action: SliderAction; clientId: string; now: Date },
): Promise<SliderChallenge> {
  const { width, height, pieceSize } = sliderSize
  const gapLeft = randomInt(pieceSize + 30, width - pieceSize - 8)
  const pieceTop = randomInt(12, height - pieceSize - 12)
  const id = randomUUID()
  await database.delete(sliderChallenge).where(lt(sliderChallenge.expiresAt, asked.now))
  const expiresAt = new Date(asked.now.getTime() + GOOD_FOR)
  await database
    .insert(sliderChallenge)
    .values({ id, clientId: asked.clientId, action: asked.action, gapLeft, expiresAt })
  return { id, width, height, pieceSize, pieceTop, ...(await drawSlider({ gapLeft, pieceTop })) }
}

/**
 * Judges where the piece was put: a proof when it fits, else null. A puzzle is judged once; a miss uses it up.
 */
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

/** Uses up a proof; false when it is not this client's, for another action, too old or used already. */
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
