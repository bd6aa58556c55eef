import * as v from 'valibot'
import { type Language, languages } from '#domain/text/language.ts'
import type { LanguageTags } from '#domain/text/language-tag.ts'
import { parseLanguageTags } from '#domain/text/parse-language-tags.ts'
import type { FirebaseProject } from '#protocol/site/operator-config.ts'
import { StartupError } from '#server/core/startup-error.ts'
import { refuseMisspelt } from './misspelt-settings.ts'

const flag = v.pipe(
  v.picklist(['0', '1'], '0 or 1'),
  v.transform((text) => text === '1'),
)

function wholeNumber(most: number, least = 0) {
  const allowed = `a whole number from ${least} to ${most}`
  return v.pipe(
    v.string(),
    v.digits(allowed),
    v.transform(Number),
    v.minValue(least, allowed),
    v.maxValue(most, allowed),
  )
}

/** Rejects an empty value. A deployment may set one by mistake, and it must not select the default. */
const filled = (allowed: string) => v.pipe(v.string(), v.regex(/\S/, allowed))

const HIGHEST_PORT = 65_535

/** A larger number of proxies is probably a typo. */
const MOST_HOPS = 10

/** More connections than one process can serve. */
const MOST_CONNECTIONS = 1_000_000

/** Returns the schema of a setting that `parse` reads. `parse` returns null if the text is not allowed. */
const parsedBy = <Value>(parse: (text: string) => Value | null, allowed: string) =>
  v.pipe(
    v.string(),
    v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const value = parse(dataset.value)
      if (value !== null) return value
      addIssue({ message: allowed })
      return NEVER
    }),
  )

/** Returns null if a language is unknown or occurs twice. */
function parseLanguages(text: string): Language[] | null {
  const codes = text.split(',').map((code) => code.trim())
  const known = languages.filter((language) => codes.includes(language))
  if (known.length !== codes.length) return null
  return known.toSorted((one, other) => codes.indexOf(one) - codes.indexOf(other))
}

const OFFERED = `a list of ${languages.join(', ')}, each at most once, for example pt,en`

const TAGS = `a list of ${languages.join(', ')} with language tags that Intl knows, for example ty=th`

const FIREBASE = 'as the console of Firebase says'

const environment = v.object({
  PORT: v.optional(wholeNumber(HIGHEST_PORT), '4173'),
  /** It must not be empty, or Node would listen on all addresses. */
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('a name or an address of this machine')), '127.0.0.1'),
  DATABASE_URL: v.optional(
    filled('an address like postgres://user:password@host:5432/database, or unset for the built-in database'),
  ),
  DATA: v.optional(filled('a folder, or unset')),
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'production, development or test'),
    'development',
  ),
  SANDBOX: v.optional(flag),
  FLOWS: v.optional(flag),
  OFFERED_LANGUAGES: v.optional(parsedBy(parseLanguages, OFFERED)),
  LANGUAGE_TAGS: v.optional(parsedBy(parseLanguageTags, TAGS)),
  TRUSTED_PROXIES: v.optional(wholeNumber(MOST_HOPS), '0'),
  MAX_CONNECTIONS: v.optional(wholeNumber(MOST_CONNECTIONS, 1), '10000'),
  MAX_CONNECTIONS_PER_ADDRESS: v.optional(wholeNumber(MOST_CONNECTIONS, 1), '500'),
  FIREBASE_API_KEY: v.optional(v.pipe(v.string(), v.nonEmpty(FIREBASE))),
  FIREBASE_AUTH_DOMAIN: v.optional(v.pipe(v.string(), v.nonEmpty(FIREBASE))),
  FIREBASE_PROJECT_ID: v.optional(v.pipe(v.string(), v.nonEmpty(FIREBASE))),
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]+:\d+$/, 'a host and port'))),
  FIREBASE_AUTH_EMULATOR_CAPTCHA: v.optional(flag, '0'),
})

export type ServerConfig = {
  port: number
  host: string
  databaseUrl: string | undefined
  dataFolder: string | undefined
  production: boolean
  /** Whether the `/sandbox` console is available; never in production. */
  sandbox: boolean
  /** Whether `/flows` and `/docs` are available; by default together with the sandbox. */
  flows: boolean
  /** Interface languages in the order of the selector; undefined if the operator's file lists them. */
  offeredLanguages: Language[] | undefined
  /** BCP 47 tags that replace the default tags of languages; undefined if none is set. */
  languageTags: LanguageTags | undefined
  trustedProxies: number
  /** Maximum number of connections in total. */
  maxConnections: number
  /** Maximum number of connections per IP address. Behind a proxy, it applies only to WebSockets. */
  maxConnectionsPerAddress: number
  /** The Firebase project that sends SMS codes instead of the platform; null if none is configured. */
  firebase: FirebaseProject | null
}

export function readConfig(env: NodeJS.ProcessEnv): ServerConfig {
  refuseMisspelt(Object.keys(env), Object.keys(environment.entries))
  const result = v.safeParse(environment, env)
  if (!result.success) {
    const [issue] = result.issues
    const name = v.getDotPath(issue) ?? ''
    throw new StartupError(`${name} is ${JSON.stringify(env[name])}; it must be ${issue.message}.`)
  }
  const { PORT, HOST, DATABASE_URL, DATA, NODE_ENV, SANDBOX, FLOWS, TRUSTED_PROXIES } = result.output
  const { MAX_CONNECTIONS, MAX_CONNECTIONS_PER_ADDRESS } = result.output
  const production = NODE_ENV === 'production'
  if (production && SANDBOX)
    throw new StartupError(
      'SANDBOX=1 opens a console with every code and password to anybody, so it is refused with NODE_ENV=production.',
    )
  const sandbox = SANDBOX ?? !production
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL,
    dataFolder: DATA,
    production,
    sandbox,
    flows: FLOWS ?? sandbox,
    offeredLanguages: result.output.OFFERED_LANGUAGES,
    languageTags: result.output.LANGUAGE_TAGS,
    trustedProxies: TRUSTED_PROXIES,
    maxConnections: MAX_CONNECTIONS,
    maxConnectionsPerAddress: MAX_CONNECTIONS_PER_ADDRESS,
    firebase: firebaseOf(result.output, sandbox),
  }
}

/**
 * Returns the Firebase project from the environment; null if none is set. The project's variables must be set
 * together or not at all. Only a sandbox may use the emulator, as its tokens are unsigned.
 */
function firebaseOf(given: v.InferOutput<typeof environment>, sandbox: boolean): FirebaseProject | null {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain, FIREBASE_PROJECT_ID: projectId } = given
  const host = given.FIREBASE_AUTH_EMULATOR_HOST
  if (host !== undefined && !sandbox)
    throw new StartupError(
      'FIREBASE_AUTH_EMULATOR_HOST lets anybody in as anybody, so it is refused in production and without the sandbox.',
    )
  if (apiKey === undefined && authDomain === undefined && projectId === undefined && host === undefined)
    return null
  if (apiKey === undefined || authDomain === undefined || projectId === undefined)
    throw new StartupError(
      'FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID belong together; set all of them or none.',
    )
  const project = { apiKey, authDomain, projectId }
  if (host === undefined) return project
  return {
    ...project,
    emulator: { origin: `http://${host}`, captcha: given.FIREBASE_AUTH_EMULATOR_CAPTCHA },
  }
}
