import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CannotLoad } from '@palpite/paths/module-loader/cannot-load.ts'
import { runConfined } from '@palpite/paths/sandbox/run-confined.ts'
import type { Tried } from './try-machine.ts'

/**
 * `node scripts/try-machines.ts [--json] <folder>`: tries the path tool and the chart package on third-party
 * machines. Loads every module in the folder that exports a machine. Then explores, tours, walks, lays out
 * and exports each machine with default cases. Prints a Markdown table and the number of machines without
 * errors. `docs/tried-machines.md` contains such a table.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
})
const [given] = positionals
if (given === undefined) throw new Error('Usage: node scripts/try-machines.ts [--json] <folder>')
const folder = resolve(given)

type Row = { file: string } & Tried

const rows: Row[] = []
const unloaded: { file: string; error: string }[] = []
for (const path of modulesIn(folder)) {
  const file = relative(folder, path)
  const error = await tryModule(path, (tried) => rows.push({ file, ...tried }))
  if (error !== undefined) unloaded.push({ file, error: error.replaceAll(path, 'it') })
}
const totals = {
  modules: new Set(rows.map(({ file }) => file)).size + unloaded.length,
  unloaded: unloaded.length,
  machines: rows.length,
  withoutError: rows.filter(({ error }) => error === '').length,
  whole: rows.filter(({ covered, transitions }) => covered === transitions).length,
  drawn: rows.filter(({ drawn }) => drawn === 'yes').length,
}
if (values.json) console.log(JSON.stringify({ rows, unloaded, totals }, null, 2))
else printTable()

/** Tries all machines of a module. If the module must be skipped, resolves to the reason. */
async function tryModule(file: string, keep: (tried: Tried) => void): Promise<string | undefined> {
  const work = new URL('./try-machine.ts', import.meta.url)
  const remarks: string[] = []
  try {
    const code = await runConfined(
      { file, work, request: null },
      (line) => keep(JSON.parse(line)),
      (line) => remarks.push(line),
    )
    return code === 0 ? undefined : remarks.join(' ')
  } catch (error) {
    if (error instanceof CannotLoad) return error.message
    throw error
  }
}

function modulesIn(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /(?<!\.(?:d|test|spec))\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules'))
    .filter((file) => /\bcreateMachine\s*[(<]/.test(readFileSync(file, 'utf8')))
    .sort()
}

function printTable(): void {
  const columns = [
    'file',
    'machine',
    'states',
    'transitions',
    'configurations',
    'covered',
    'findings',
    'drawn',
  ] as const
  const hasErrors = totals.withoutError < totals.machines
  const all = [...columns, ...(hasErrors ? (['error'] as const) : [])]
  console.log(lineOf(all))
  console.log(lineOf(all.map(() => '---')))
  for (const row of rows) console.log(lineOf(all.map((column) => String(row[column]))))
  console.log(
    `\n${totals.machines} machines in ${totals.modules} modules: ${totals.withoutError} explored and walked without an error, ${totals.whole} of them with every transition taken; ${totals.drawn} drawn and exported.`,
  )
  for (const { file, error } of unloaded) console.log(`Not loaded: ${file}: ${error}`)
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')).join(' | ')} |`
}
