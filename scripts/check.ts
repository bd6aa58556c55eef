import os from 'node:os'
import { checkApiDocument } from './api-document.ts'
import { checkCatalogues } from './check-catalogues.ts'
import { checkLayout } from './check-layout.ts'
import { checkWords } from './check-words.ts'
import { run, runSteps } from './run.ts'

/**
 * Number of parallel type checkers. It is low because every checker checks the shared types again. On two
 * cores, four checkers take twice the CPU time of one.
 */
const checkers = Math.ceil(os.availableParallelism() / 4)

await runSteps([
  { name: 'Types', run: () => run('tsc', ['--noEmit', '-p', '.', '--checkers', String(checkers)]) },
  { name: 'Lint and format', run: () => run('biome', ['ci', '--colors=off', '--error-on-warnings', '.']) },
  { name: 'Layout', run: checkLayout },
  { name: 'Unused code', run: () => run('knip', []) },
  { name: 'Catalogues', run: checkCatalogues },
  { name: 'API document', run: checkApiDocument },
  { name: 'Words', run: checkWords },
])
