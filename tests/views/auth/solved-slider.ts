import { page } from 'vitest/browser'
import { fromPromise } from 'xstate'
import type { PuzzleAnswer, VerificationAnswer } from '#api/auth/slider.ts'
import { sliderMachine } from '#machines/auth/slider.machine.ts'
import type { SliderAction } from '#protocol/auth/slider.ts'
import { anyOf, textIn, textOf } from '#tests/views/kit/texts.ts'

/** A PNG of one transparent pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** A slider that is solved wherever its piece is dropped. */
export const slider = sliderMachine.provide({
  actors: {
    requestPuzzle: fromPromise<PuzzleAnswer, SliderAction>(async () => ({
      ok: true,
      value: {
        id: 's1',
        width: 320,
        height: 160,
        background: PIXEL,
        piece: PIXEL,
        pieceSize: 48,
        pieceTop: 40,
      },
    })),
    verifyPuzzle: fromPromise<VerificationAnswer, { id: string; left: number }>(async () => ({
      ok: true,
      value: { pass: 'proof' },
    })),
  },
})

export async function solveSlider(): Promise<void> {
  await page
    .getByRole('button', {
      name: anyOf(textOf('auth.slider.stepRight'), textIn('en', 'auth.slider.stepRight')),
    })
    .click()
  await page
    .getByRole('button', { name: anyOf(textOf('common.verify'), textIn('en', 'common.verify')) })
    .click()
}
