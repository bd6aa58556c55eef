import { type Answer, callApi } from '#api/http/call-api.ts'
import { createSliderChallenge, type SliderAction, verifySlider } from '#protocol/auth/slider.ts'

/** A puzzle, or a refusal with the wait in ms. */
export type PuzzleAnswer = Answer<typeof createSliderChallenge>

export type VerificationAnswer = Answer<typeof verifySlider>

export const requestPuzzle = (action: SliderAction, signal: AbortSignal): Promise<PuzzleAnswer> =>
  callApi(createSliderChallenge, { action }, { signal })

/** `left` is the puzzle piece's distance from the image's left edge, in pixels of the image. */
export const verifyPuzzle = (
  put: { id: string; left: number },
  signal: AbortSignal,
): Promise<VerificationAnswer> => callApi(verifySlider, put, { signal })
