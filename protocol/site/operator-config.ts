import * as v from 'valibot'
import { language, languages } from '#domain/text/language.ts'
import { isSupportedTag } from '#domain/text/parse-language-tags.ts'

const languageTag = v.pipe(
  v.string(),
  v.check(isSupportedTag, 'A language tag must be one that Intl knows, such as th or pt-BR.'),
)

const memberType = v.pipe(v.number(), v.integer())

/** The operator's Firebase project, with the field names of Firebase's console. */
export const firebaseProject = v.object({
  apiKey: v.pipe(v.string(), v.nonEmpty()),
  authDomain: v.pipe(v.string(), v.nonEmpty()),
  projectId: v.pipe(v.string(), v.nonEmpty()),
  /** Set to use the Auth emulator instead of Firebase. Allowed only with a sandbox. */
  emulator: v.optional(
    v.object({
      origin: v.pipe(v.string(), v.nonEmpty()),
      /** Whether codes also require reCAPTCHA, as they do with Firebase. */
      captcha: v.boolean(),
    }),
  ),
})

export type FirebaseProject = v.InferOutput<typeof firebaseProject>

/**
 * Settings that differ between operators. They are never compiled in. Pages read them at run time, from
 * `config.json` or from the data that the platform inlines.
 */
export const operatorConfig = v.object({
  /** Origin of API calls; empty to use the page's origin. */
  platform: v.string(),
  /** Merchant identifier. It is sent with game calls, and kept after logout. */
  merchant: v.pipe(v.string(), v.nonEmpty()),
  /** Interface languages, in the order of the language menu. */
  languages: v.pipe(v.array(language), v.minLength(1)),
  defaultLanguage: language,
  /** BCP 47 tags by language, if the operator replaces the usual ones. */
  languageTags: v.exactOptional(v.object(v.entriesFromList(languages, v.exactOptional(languageTag)))),
  /** The member types that are agents, and those that are trial players. */
  agentTypes: v.array(memberType),
  trialTypes: v.array(memberType),
  brand: v.object({ name: v.pipe(v.string(), v.nonEmpty()) }),
  /** If set, Firebase sends the SMS codes for logins and registrations. Otherwise the platform does. */
  firebase: v.optional(v.nullable(firebaseProject)),
  /**
   * Whether pages show their statecharts to the inspector in another tab, with personal data hidden. Off by
   * default, but on in the reference platform's sandbox.
   */
  live: v.optional(v.boolean()),
})

export type OperatorConfig = v.InferOutput<typeof operatorConfig>
