import * as v from 'valibot'
import { language } from '#domain/text/language.ts'

const memberType = v.pipe(v.number(), v.integer())

/** The operator's project of Firebase, as its console names it. */
export const firebaseProject = v.object({
  apiKey: v.pipe(v.string(), v.nonEmpty()),
  authDomain: v.pipe(v.string(), v.nonEmpty()),
  projectId: v.pipe(v.string(), v.nonEmpty()),
  /** The Auth emulator that stands in for Firebase; a platform without its sandbox never has one. */
  emulator: v.optional(
    v.object({
      /** Its origin. */
      origin: v.pipe(v.string(), v.nonEmpty()),
      /** Whether reCAPTCHA stands before its codes too, as before Firebase's own. */
      captcha: v.boolean(),
    }),
  ),
})

export type FirebaseProject = v.InferOutput<typeof firebaseProject>

/**
 * What differs between operators, read at run time: `config.json` beside the built files, or inlined by the
 * platform. Nothing of it is compiled in.
 */
export const operatorConfig = v.object({
  /** Origin of the platform's calls; empty for the origin that served the page. */
  platform: v.string(),
  /** Merchant identifier, sent with game calls and kept over logouts. */
  merchant: v.pipe(v.string(), v.nonEmpty()),
  /** Offered interface languages, in the order of the selector. */
  languages: v.pipe(v.array(language), v.minLength(1)),
  defaultLanguage: language,
  /** Member types that are agents, and that are trial players. */
  agentTypes: v.array(memberType),
  trialTypes: v.array(memberType),
  brand: v.object({ name: v.pipe(v.string(), v.nonEmpty()) }),
  /** Who texts the codes of logins and registrations: Firebase where there is a project, else the platform. */
  firebase: v.optional(v.nullable(firebaseProject)),
  /**
   * Whether a page tells what its statecharts do, hiding what is anybody's own, to whoever asks in another tab of the same
   * browser. Off unless told; the reference platform tells it with its sandbox.
   */
  live: v.optional(v.boolean()),
})

export type OperatorConfig = v.InferOutput<typeof operatorConfig>
