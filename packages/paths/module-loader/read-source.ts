import { readFileSync } from 'node:fs'
import { parseSync } from 'rolldown/utils'

export type Source = {
  imports: readonly string[]
  variables: readonly string[]
}

/**
 * Reads the imports and top-level variables of a module. Both are empty if the module cannot be parsed: the
 * bundler reports the reason later.
 */
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
