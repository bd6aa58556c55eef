import { type Answer, callApi } from '#api/http/call-api.ts'
import { createSliderChallenge, type SliderAction, verifySlider } from '#protocol/auth/slider.ts'

/** A new puzzle, or how long to wait for one (ms). */
export type PuzzleAnswer = Answer<typeof createSliderChallenge>

/** The proof that the puzzle was solved, or why there is none. */
export type JudgedAnswer = Answer<typeof verifySlider>

/** Asks for a new puzzle; its proof is good for `action` alone. */
export const askForPuzzle = (action: SliderAction, signal: AbortSignal): Promise<PuzzleAnswer> =>
  callApi(createSliderChallenge, { action }, { signal })

/** Has it judged where the piece was put; `left` in the picture's own pixels. */
export const judgePuzzle = (put: { id: string; left: number }, signal: AbortSignal): Promise<JudgedAnswer> =>
  callApi(verifySlider, put, { signal })
