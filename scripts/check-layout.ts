import { updateArchitecture } from './draw-architecture.ts'
import { layoutRules } from './layout/layout-rules.ts'
import { measureLayout } from './layout/rules.ts'
import { readSourceTree } from './layout/source-tree.ts'
import { root } from './run.ts'

/**
 * Part of `npm run check`: fails if a file breaks the layout of docs/architecture.md. Prints a sentence for
 * each violation.
 */
export async function checkLayout(): Promise<number> {
  const tree = readSourceTree(root)
  const { violations, facts } = measureLayout(tree, layoutRules)
  for (const fact of facts) console.log(`  ${fact}`)
  const failures = [...violations, ...(await updateArchitecture(tree))]
  for (const failure of failures) console.error(failure)
  return failures.length > 0 ? 1 : 0
}
