import { type Answer, ask } from '#api/http/call-api.ts'
import { askSlider, judgeSlider, type SliderAction } from '#protocol/auth/slider.ts'

/** A new puzzle, or how long to wait for one (ms). */
export type PuzzleAnswer = Answer<typeof askSlider>

/** The proof that the puzzle was solved, or why there is none. */
export type JudgedAnswer = Answer<typeof judgeSlider>

/** Asks for a new puzzle; its proof is good for `action` alone. */
export const askForPuzzle = (action: SliderAction, signal: AbortSignal): Promise<PuzzleAnswer> =>
  ask(askSlider, { action }, { signal })

/** Has it judged where the piece was put; `left` in the picture's own pixels. */
export const judgePuzzle = (put: { id: string; left: number }, signal: AbortSignal): Promise<JudgedAnswer> =>
  ask(judgeSlider, put, { signal })
