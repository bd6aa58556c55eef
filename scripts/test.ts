import { currentBuild } from '#server/build.ts'
import { checkBudget } from './check-budget.ts'
import { installChromium } from './chromium.ts'
import { root, run, runSteps } from './run.ts'

/** Once, so that the tests that start the platform do not each build it. */
async function build(): Promise<number> {
  await currentBuild(root, console.log)
  return 0
}

/** `npm test`: sources, machines, platform, browser. */
await runSteps([
  { name: 'Check', run: () => run('node', ['scripts/check.ts']) },
  { name: 'Build', run: build },
  { name: 'Unit, machine and platform tests', run: () => run('vitest', ['run']) },
  { name: 'Ledger bench, short', run: () => run('node', ['scripts/bench-ledger.ts', '--quick']) },
  { name: 'Script that Home waits for', run: checkBudget },
  { name: 'Chromium', run: installChromium },
  { name: 'Browser tests', run: () => run('playwright', ['test']) },
])
