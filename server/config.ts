import * as v from 'valibot'
import { StartRefused } from './start-refused.ts'

const flag = v.pipe(
  v.picklist(['0', '1']),
  v.transform((text) => text === '1'),
)

const port = v.pipe(v.string(), v.digits('PORT must be a number.'), v.transform(Number), v.maxValue(65_535))

/** Nobody stands behind more proxies than this; a larger number is a slip. */
const MOST_HOPS = 10

const hops = v.pipe(
  v.string(),
  v.digits('TRUSTED_PROXIES must be a number.'),
  v.transform(Number),
  v.maxValue(MOST_HOPS),
)

const environment = v.object({
  PORT: v.optional(port, '4173'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATABASE_URL: v.optional(v.string()),
  /** Folder of the built-in database. */
  DATA: v.optional(v.string()),
  NODE_ENV: v.optional(v.string(), 'development'),
  SANDBOX: v.optional(flag),
  TRUSTED_PROXIES: v.optional(hops, '0'),
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
    throw new StartRefused(`${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`)
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
