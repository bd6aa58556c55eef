import { type Answer, callApi } from '#api/http/call-api.ts'
import { createSliderChallenge, type SliderAction, verifySlider } from '#protocol/auth/slider.ts'

/** A puzzle, or a refusal with the ms to wait. */
export type PuzzleAnswer = Answer<typeof createSliderChallenge>

export type JudgedAnswer = Answer<typeof verifySlider>

export const askForPuzzle = (action: SliderAction, signal: AbortSignal): Promise<PuzzleAnswer> =>
  callApi(createSliderChallenge, { action }, { signal })

/** `left` in picture pixels. */
export const judgePuzzle = (put: { id: string; left: number }, signal: AbortSignal): Promise<JudgedAnswer> =>
  callApi(verifySlider, put, { signal })
