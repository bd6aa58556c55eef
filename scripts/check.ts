import { checkApiDocument } from './api-document.ts'
import { checkCatalogues } from './check-catalogues.ts'
import { checkLayout } from './check-layout.ts'
import { run, runSteps } from './run.ts'

await runSteps([
  { name: 'Types', run: () => run('tsc', ['--noEmit', '-p', '.']) },
  { name: 'Lint and format', run: () => run('biome', ['ci', '--colors=off', '--error-on-warnings', '.']) },
  { name: 'Layout', run: checkLayout },
  { name: 'Unused code', run: () => run('knip', []) },
  { name: 'Catalogues', run: checkCatalogues },
  { name: 'API document', run: checkApiDocument },
])
