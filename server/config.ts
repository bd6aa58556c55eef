import * as v from 'valibot'
import { StartRefused } from './start-refused.ts'

// Each schema's message says what is allowed; the refusal names the setting and what was given.

const flag = v.pipe(
  v.picklist(['0', '1'], '0 or 1'),
  v.transform((text) => text === '1'),
)

function wholeNumber(most: number) {
  const allowed = `a whole number from 0 to ${most}`
  return v.pipe(v.string(), v.digits(allowed), v.transform(Number), v.maxValue(most, allowed))
}

const HIGHEST_PORT = 65_535

/** Nobody stands behind more proxies than this; a larger number is a slip. */
const MOST_HOPS = 10

const environment = v.object({
  PORT: v.optional(wholeNumber(HIGHEST_PORT), '4173'),
  /** Node takes an empty one for every address of the machine, which nobody asked for. */
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('a name or an address of this machine')), '127.0.0.1'),
  DATABASE_URL: v.optional(v.string()),
  /** Folder of the built-in database. */
  DATA: v.optional(v.string()),
  NODE_ENV: v.optional(v.string(), 'development'),
  SANDBOX: v.optional(flag),
  TRUSTED_PROXIES: v.optional(wholeNumber(MOST_HOPS), '0'),
})

/** How this process was asked to run. */
export type ServerConfig = {
  port: number
  host: string
  databaseUrl: string | undefined
  dataFolder: string | undefined
  /** Whether `/sandbox` and its switches exist; never in production unless asked for. */
  sandbox: boolean
  /** How many proxies of the operator's own every request comes through, each adding to X-Forwarded-For. */
  trustedProxies: number
}

/** Reads the environment; throws `StartRefused` when a setting is off. */
export function readConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const result = v.safeParse(environment, env)
  if (!result.success) {
    const [issue] = result.issues
    const name = v.getDotPath(issue) ?? ''
    throw new StartRefused(`${name} is ${JSON.stringify(env[name])}; it must be ${issue.message}.`)
  }
  const { PORT, HOST, DATABASE_URL, DATA, NODE_ENV, SANDBOX, TRUSTED_PROXIES } = result.output
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL,
    dataFolder: DATA,
    sandbox: SANDBOX ?? NODE_ENV !== 'production',
    trustedProxies: TRUSTED_PROXIES,
  }
}
