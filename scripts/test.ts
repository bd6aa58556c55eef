import { installChromium } from './chromium.ts'
import { run, runSteps } from './run.ts'

/** `npm test`: sources, machines, platform, browser. */
await runSteps([
  { name: 'Check', run: () => run('node', ['scripts/check.ts']) },
  { name: 'Unit, machine and platform tests', run: () => run('vitest', ['run']) },
  { name: 'Chromium', run: installChromium },
  { name: 'Browser tests', run: () => run('playwright', ['test']) },
])
