import * as v from 'valibot'
import { firebaseProject } from '#protocol/site/operator-config.ts'

/**
 * This file describes the messages between the page and the frame that runs Firebase. Both have the same
 * origin, and each checks the origin of the messages it receives.
 */

export const FRAME_PATH = '/firebase/phone'

/** Id of the element that contains the frame and reCAPTCHA's challenge. */
export const FRAME_PLACE = 'firebase-phone'

/**
 * Why a code was not sent or not accepted (REG-15), derived from Firebase's `auth/…` codes. `offline` and
 * `timeout` mean that Firebase did not respond.
 */
export const firebaseProblem = v.picklist([
  'numberInvalid',
  'numberMissing',
  'tooManyRequests',
  'unknown',
  'codeInvalid',
  'codeMissing',
  'captchaFailed',
  'quotaExceeded',
  'notAllowed',
  'codeExpired',
  'closedByUser',
  'offline',
  'timeout',
])
export type FirebaseProblem = v.InferOutput<typeof firebaseProblem>

const id = v.pipe(v.number(), v.integer())

const common = {
  id,
  project: firebaseProject,
  /** BCP 47 tag of the language that Firebase and reCAPTCHA use. */
  language: v.string(),
}

export const frameRequest = v.variant('type', [
  v.object({ ...common, type: v.literal('code.send'), mobile: v.string() }),
  v.object({ ...common, type: v.literal('code.confirm'), verificationId: v.string(), code: v.string() }),
])
export type FrameRequest = v.InferOutput<typeof frameRequest>

/** Messages from the frame. It first announces that it is ready, and then answers each request. */
export const frameMessage = v.variant('type', [
  v.object({ type: v.literal('frame.ready') }),
  /** The page passes `verificationId` to `code.confirm`. */
  v.object({ type: v.literal('code.sent'), id, verificationId: v.string() }),
  v.object({ type: v.literal('code.confirmed'), id, idToken: v.string() }),
  v.object({ type: v.literal('frame.problem'), id, problem: firebaseProblem }),
])
export type FrameMessage = v.InferOutput<typeof frameMessage>
