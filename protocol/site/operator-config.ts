import * as v from 'valibot'
import { language } from '#domain/text/language.ts'

const memberType = v.pipe(v.number(), v.integer())

/** The operator's Firebase project, as its console names it. */
export const firebaseProject = v.object({
  apiKey: v.pipe(v.string(), v.nonEmpty()),
  authDomain: v.pipe(v.string(), v.nonEmpty()),
  projectId: v.pipe(v.string(), v.nonEmpty()),
  /** The Auth emulator instead of Firebase; only with a sandbox. */
  emulator: v.optional(
    v.object({
      origin: v.pipe(v.string(), v.nonEmpty()),
      /** Whether codes also require reCAPTCHA, as with Firebase itself. */
      captcha: v.boolean(),
    }),
  ),
})

export type FirebaseProject = v.InferOutput<typeof firebaseProject>

/**
 * Settings that differ between operators, read at run time from `config.json` or inlined by the platform;
 * nothing is compiled in.
 */
export const operatorConfig = v.object({
  /** Origin of API calls; empty for the origin of the page. */
  platform: v.string(),
  /** Merchant identifier, sent with game calls and kept after logout. */
  merchant: v.pipe(v.string(), v.nonEmpty()),
  /** Offered interface languages, in selector order. */
  languages: v.pipe(v.array(language), v.minLength(1)),
  defaultLanguage: language,
  /** Member types of agents and of trial players. */
  agentTypes: v.array(memberType),
  trialTypes: v.array(memberType),
  brand: v.object({ name: v.pipe(v.string(), v.nonEmpty()) }),
  /** Firebase texts login and registration codes if there is a project, else the platform does. */
  firebase: v.optional(v.nullable(firebaseProject)),
  /**
   * Whether pages expose their statecharts, with personal data hidden, to the inspector in another tab. Off
   * by default; on with the reference platform's sandbox.
   */
  live: v.optional(v.boolean()),
})

export type OperatorConfig = v.InferOutput<typeof operatorConfig>
