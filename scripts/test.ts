import { checkBudget } from './check-budget.ts'
import { installChromium } from './chromium.ts'
import { installFirebaseEmulator } from './firebase-emulator.ts'
import { run, runSteps } from './run.ts'

/** `npm test`: sources, machines, platform, browser. */
await runSteps([
  { name: 'Check', run: () => run('node', ['scripts/check.ts']) },
  { name: 'Build', run: () => run('node', ['scripts/build-once.ts']) },
  { name: 'Unit, machine and platform tests', run: () => run('vitest', ['run']) },
  { name: 'Paths', run: () => run('node', ['paths/main.ts', 'all']) },
  { name: 'Ledger bench, short', run: () => run('node', ['scripts/bench-ledger.ts', '--quick']) },
  { name: 'Script that Home waits for', run: checkBudget },
  { name: 'Chromium', run: installChromium },
  { name: 'Auth emulator', run: installFirebaseEmulator },
  { name: 'Browser tests', run: () => run('playwright', ['test']) },
])
