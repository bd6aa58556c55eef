import type { FlowNames } from './names.ts'

export const withCall = (text: string, { area, file, type }: FlowNames): string =>
  insert(text, `import { read${type} } from './${area}/${file}.ts'\n`, `  read${type},\n`)

export const withHandler = (text: string, { area, file, value }: FlowNames): string =>
  insert(text, `import * as ${value} from '#server/${area}/${file}.routes.ts'\n`, `  ...${value},\n`)

/** The group in `/flows` to which the flows of each area belong. */
const groups: Record<FlowNames['area'], string> = {
  auth: 'access',
  account: 'access',
  cashier: 'money',
  rewards: 'money',
  agents: 'agents',
  lobby: 'games',
  play: 'games',
  support: 'site',
  site: 'site',
}

/** Appends the flow to the list in `paths.config.ts`. */
export function withFlow(text: string, { area, file }: FlowNames): string {
  const end = text.indexOf('\n  ],\n  rows,')
  if (end < 0) throw new Error('The list of flows has an unexpected form')
  const entry = `
    flow('${groups[area]}', '${area}/${file}'),`
  return text.slice(0, end) + entry + text.slice(end)
}

/** Adds an import after the file's last import, and an entry at the end of the file's only object literal. */
function insert(text: string, imported: string, entry: string): string {
  const end = text.lastIndexOf('\n}')
  // The last import may span several lines, so this looks for its `from` clause.
  const lastSource = text.lastIndexOf(" from '")
  const afterImports = text.indexOf('\n', lastSource) + 1
  if (end < 0 || lastSource < 0) throw new Error('The list of calls or handlers has an unexpected form')
  return `${text.slice(0, afterImports)}${imported}${text.slice(afterImports, end + 1)}${entry}${text.slice(end + 1)}`
}
