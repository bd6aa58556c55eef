import { initializeApp } from 'firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPhoneNumber,
  signOut,
} from 'firebase/auth'
import type { FrameRequest } from '#protocol/auth/firebase-frame.ts'
import { withinTime } from './within-time.ts'

type Asked<Type> = Extract<FrameRequest, { type: Type }>

/**
 * Timeout in ms for sending a code, including the time to solve a reCAPTCHA challenge. A challenge expires
 * after the same time.
 */
const SENDING_TAKES = 2 * 60_000

/** Timeout for verifying a code, in ms. */
const CONFIRMING_TAKES = 30_000

/**
 * Sends an SMS code to a mobile number (E.164) through Firebase, and returns the verification id. If needed,
 * reCAPTCHA shows a challenge in this document. Rejects with a `FirebaseError` or `OutOfTime`.
 */
export async function sendCode({ mobile, ...asked }: Asked<'code.send'>): Promise<string> {
  const auth = authOf(asked)
  // A verifier works only once, so each request creates a new one with its own element.
  const place = document.body.appendChild(document.createElement('div'))
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible', theme: 'dark' })
  try {
    const sent = await withinTime(signInWithPhoneNumber(auth, mobile, verifier), SENDING_TAKES)
    return sent.verificationId
  } finally {
    verifier.clear()
    place.remove()
  }
}

/**
 * Lets Firebase verify the typed code, and returns an ID token. Rejects with a `FirebaseError` or
 * `OutOfTime`.
 */
export async function confirmCode(asked: Asked<'code.confirm'>): Promise<string> {
  const auth = authOf(asked)
  const credential = PhoneAuthProvider.credential(asked.verificationId, asked.code)
  const { user } = await withinTime(signInWithCredential(auth, credential), CONFIRMING_TAKES)
  const idToken = await user.getIdToken()
  // The platform has its own sessions, so end the Firebase session immediately.
  await signOut(auth)
  return idToken
}

/** Created only once, because a page uses only one project. */
let known: Auth | undefined

function authOf({ project, language }: Pick<FrameRequest, 'project' | 'language'>): Auth {
  known ??= createAuth(project)
  known.languageCode = language
  return known
}

function createAuth({ emulator, ...project }: FrameRequest['project']): Auth {
  const auth = initializeAuth(initializeApp(project), { persistence: inMemoryPersistence })
  if (emulator) {
    connectAuthEmulator(auth, emulator.origin, { disableWarnings: true })
    auth.settings.appVerificationDisabledForTesting = !emulator.captcha
  }
  return auth
}
