import { readFileSync } from 'node:fs'
import { parseSync } from 'rolldown/utils'

/** What can be seen of a module without running it. */
export type Source = {
  /** What it imports, as it spells it. */
  imports: readonly string[]
  /** Names of its own variables. */
  variables: readonly string[]
}

/** Reads a module's source; one that cannot be read says nothing, and whoever builds it says why. */
export function readSource(file: string): Source {
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  const imports = program.body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' ? [statement.source.value] : [],
  )
  const variables = program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  })
  return { imports, variables }
}
