import path from 'node:path'
import { checkAgentBudget, checkBudget } from './check-budget.ts'
import { installChromium } from './chromium.ts'
import { installFirebaseEmulator } from './firebase-emulator.ts'
import { root, run, runSteps } from './run.ts'

/** Downloads need little CPU time, so they run at the same time as the checks. */
const installing = { chromium: installChromium(), authEmulator: installFirebaseEmulator() }

/** The tests start about a hundred platform processes, which share this compile cache. */
const compiled = { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled') }

/**
 * `npm test`: checks and builds everything, then runs the Vitest tests, the ledger benchmark, the size checks
 * and the browser tests.
 */
await runSteps([
  { name: 'Check and build', run: checkAndBuild },
  { name: 'Chromium', run: () => installing.chromium },
  { name: 'Unit, machine, view and platform tests', run: () => run('vitest', ['run'], compiled) },
  { name: 'Ledger bench, short', run: () => run('node', ['scripts/bench-ledger.ts', '--quick']) },
  { name: 'Script that Home waits for', run: checkBudget },
  { name: 'Script of the agents’ first page', run: checkAgentBudget },
  { name: 'Auth emulator', run: () => installing.authEmulator },
  { name: 'Browser tests', run: () => run('playwright', ['test'], compiled) },
])

/**
 * Builds the application. At the same time, checks the code and then builds the rest, to keep two cores busy.
 * Resolves to the highest exit code.
 */
async function checkAndBuild(): Promise<number> {
  const build = (...buildings: string[]) => run('node', ['scripts/build-once.ts', ...buildings])
  const codes = await Promise.all([
    build('application'),
    run('node', ['scripts/check.ts']).then(async (code) => code || (await build('platform', 'api-docs'))),
  ])
  return Math.max(...codes)
}
