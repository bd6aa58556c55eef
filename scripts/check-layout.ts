import { layoutRules } from './layout/layout-rules.ts'
import { measureLayout } from './layout/rules.ts'
import { readSourceTree } from './layout/source-tree.ts'
import { root } from './run.ts'

/** Part of `npm run check`: fails with a sentence for each file that breaks the layout of docs/architecture.md. */
export async function checkLayout(): Promise<number> {
  const { violations, facts } = measureLayout(readSourceTree(root), layoutRules)
  for (const fact of facts) console.log(`  ${fact}`)
  for (const violation of violations) console.error(violation)
  return violations.length > 0 ? 1 : 0
}
