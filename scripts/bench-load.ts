import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { quantile } from '#tests/support/http/flood.ts'
import {
  ATTACKER,
  floodFromAccounts,
  floodFromAddresses,
  floodWithBets,
  floodWithLogins,
  floodWithPictures,
  inOneNetwork,
  inTwelveNetworks,
  type Outcome,
  type Target,
} from '#tests/support/http/hostile-load.ts'
import { endPlatforms, startPlatform } from '#tests/support/platform-process.ts'

/**
 * `npm run bench:load`: measures response times for one visitor while the platform is flooded with requests.
 * The visitor reads the site's status, the balance and the home page in turn. Exits with 1 if the 95th
 * percentile is too high or a request fails.
 */

/**
 * Maximum 95th percentile in ms. `MOST_FROM_MANY` applies if the flood comes from many networks, which keeps
 * the processors fully busy.
 */
const MOST = 100
const MOST_FROM_MANY = 250
const LOCKED_FOR = 8_000
const LONG = 12_000

const floods: Record<string, (target: Target) => Promise<Outcome>> = {
  '800 bets of one trial account with a locked wallet': (target) =>
    floodWithBets(target, { count: 800, lockedFor: LOCKED_FOR }),
  'the same, with the visitor at the same IP address': (target) =>
    floodWithBets(target, { count: 800, lockedFor: LOCKED_FOR, ip: ATTACKER }),
  '50 trial accounts at one address, 16 bets each': (target) =>
    floodFromAccounts(target, { accounts: 50, each: 16 }),
  '400 logins from one address': (target) => floodWithLogins(target, { count: 400 }),
  '400 captchas, sliders and pages from one address': (target) => floodWithPictures(target, { count: 400 }),
  '450 clients in 450 /64s of one /48, for 12 s': (target) =>
    floodFromAddresses(target, { clients: 450, lastsFor: LONG, addressOf: inOneNetwork }),
}

const FROM_MANY = '450 clients at twelve addresses, for 12 s'
const floodFromMany = (target: Target) =>
  floodFromAddresses(target, { clients: 450, lastsFor: LONG, addressOf: inTwelveNetworks })

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'palpite-bench-'))
await fs.chmod(folder, 0o755)
try {
  const data = path.join(folder, 'postgres')
  const { url, child } = await startPlatform({
    env: { PORT: '0', DATA: data, SANDBOX: '1', TRUSTED_PROXIES: '1' },
  })
  const database = { host: path.join(data, 'data'), user: 'palpite', database: 'postgres' }
  const target = { url, pid: child.pid, database }
  for (const [name, run] of Object.entries(floods)) report(name, await run(target), MOST)
  report(FROM_MANY, await floodFromMany(target), MOST_FROM_MANY)
} finally {
  await endPlatforms()
  await fs.rm(folder, { recursive: true, force: true })
}

function report(
  name: string,
  { flood, quiet, stranger: { latencies, failures } }: Outcome,
  most: number,
): void {
  const [median, high, longest] = [0.5, 0.95, 1].map((part) => `${Math.round(quantile(latencies, part))} ms`)
  const answers = Object.entries(Object.groupBy(flood, String)).map(
    ([code, all]) => `${all?.length} × ${code}`,
  )
  console.log(`${name}: ${answers.join(', ')}`)
  console.log(`  the visitor before: 95th percentile ${Math.round(quantile(quiet.latencies, 0.95))} ms`)
  console.log(
    `  the visitor: ${latencies.length} replies, ${failures.length} failed; median ${median}, 95th percentile ${high}, maximum ${longest}`,
  )
  if (failures.length > 0) console.log(`  ${[...new Set(failures)].join('\n  ')}`)
  const isGood = failures.length === 0 && quantile(latencies, 0.95) <= most
  if (!isGood) process.exitCode = 1
}
