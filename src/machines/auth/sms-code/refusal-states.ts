import type { FirebaseRefusal } from '#api/auth/firebase-phone.ts'

/** What Firebase can hold against sending a code; what is wrong with a code that was typed is not among it. */
type SendRefusal = Exclude<FirebaseRefusal, 'codeInvalid' | 'codeMissing' | 'codeExpired'>

/** Why no code was sent. All of them wait for the warning to be dismissed. */
export const refusalStates = {
  byPlatform: { description: 'The platform refused, and the warning has its sentence.' },
  numberInvalid: { description: 'For Firebase this is not a mobile’s number.' },
  numberMissing: { description: 'Firebase got no number.' },
  tooManyRequests: { description: 'Firebase was asked too often and is left alone for five minutes.' },
  captchaFailed: { description: 'The check that no program is asking failed; it may be tried again.' },
  quotaExceeded: {
    description: 'The operator’s share of text messages is used up; customer service knows more.',
  },
  notAllowed: { description: 'Firebase does not text codes for this operator; customer service knows more.' },
  closedByUser: { description: 'The visitor closed the check; it may be tried again.' },
  unknown: { description: 'Firebase gave a reason that the site does not know.' },
} as const satisfies Record<SendRefusal | 'byPlatform', { description: string }>

/** Where each refusal of Firebase's leads; `unknown` is where all others do, so it comes last and needs no guard. */
export const firebaseRefusals = [
  'numberInvalid',
  'numberMissing',
  'captchaFailed',
  'quotaExceeded',
  'notAllowed',
  'closedByUser',
] as const satisfies SendRefusal[]
