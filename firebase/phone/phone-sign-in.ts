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

/** Milliseconds that a code may take to be sent. A visitor may be picking pictures meanwhile; reCAPTCHA gives them as long. */
const SENDING_TAKES = 2 * 60_000

/** Milliseconds that Firebase may take to look at a code. */
const CONFIRMING_TAKES = 30_000

/**
 * Has Firebase text a code to a mobile in E.164, and gives the name of that message. reCAPTCHA asks in this document
 * if it asks at all. Rejects with a FirebaseError, or `OutOfTime`.
 */
export async function sendCode({ mobile, ...asked }: Asked<'code.send'>): Promise<string> {
  const auth = authOf(asked)
  // One that was used before never answers again.
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

/** Has Firebase look at the code that was typed, and gives an ID token of whoever got it. Rejects as `sendCode` does. */
export async function confirmCode(asked: Asked<'code.confirm'>): Promise<string> {
  const auth = authOf(asked)
  const credential = PhoneAuthProvider.credential(asked.verificationId, asked.code)
  const { user } = await withinTime(signInWithCredential(auth, credential), CONFIRMING_TAKES)
  const idToken = await user.getIdToken()
  // The platform has sessions of its own; nobody stays with Firebase.
  await signOut(auth)
  return idToken
}

/** Made once: a page belongs to one project. */
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
