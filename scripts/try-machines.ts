import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { bareModel } from '#paths/bare-model.ts'
import { explore } from '#paths/explore.ts'
import { graphFindings } from '#paths/graph-findings.ts'
import { type LoadedMachine, loadMachines } from '#paths/load-machines.ts'
import { prepare } from '#paths/subject.ts'
import { tour } from '#paths/tour.ts'
import { walk } from '#paths/walk.ts'

/**
 * Tries the path tool on machines that somebody else wrote: `node scripts/try-machines.ts <folder>`. Every module in
 * the folder that makes a machine is imported, and each machine it exports explored, toured and walked under default
 * cases. Prints a table in Markdown, and at the end how many went without an error.
 */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Say which folder: node scripts/try-machines.ts <folder>')

type Row = {
  file: string
  machine: string
  configurations: string
  edges: string
  findings: string
  /** What went wrong with the tool or the module, as opposed to the machine. */
  error: string
}

const rows: Row[] = []
for (const file of modulesIn(folder)) rows.push(...(await tryModule(file)))

const columns = ['file', 'machine', 'configurations', 'edges', 'findings', 'error'] as const
const lineOf = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
console.log(lineOf(columns))
console.log(lineOf(columns.map(() => '---')))
for (const row of rows) console.log(lineOf(columns.map((column) => row[column])))

const tried = rows.filter(({ machine }) => machine !== '')
const wrong = tried.filter(({ error }) => error !== '')
console.log(`\n${tried.length} machines, ${tried.length - wrong.length} of them without an error;`)
console.log(`${rows.length - tried.length} modules that do not load or export no machine.`)

function modulesIn(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules'))
    .filter((file) => /\bcreateMachine\s*[(<]/.test(readFileSync(file, 'utf8')))
    .sort()
}

async function tryModule(path: string): Promise<Row[]> {
  const file = relative(folder ?? '', path)
  try {
    return (await loadMachines(path)).map((loaded) => tryMachine(file, loaded))
  } catch (error) {
    const message = (error instanceof Error ? error.message : String(error)).replaceAll(path, 'it')
    const nothing = { machine: '', configurations: '', edges: '', findings: '' }
    return [{ file, ...nothing, error: `does not load: ${message}` }]
  }
}

function tryMachine(file: string, { name, machine, model = bareModel(machine) }: LoadedMachine): Row {
  try {
    const subject = prepare(model)
    const graph = explore(subject)
    const { paths, missed } = tour(subject, graph)
    const walks = paths.map((path) => walk(subject, path))
    const taken = new Set(walks.flatMap(({ observations }) => observations.flatMap(({ edges }) => edges)))
    const different = walks.find(({ difference }) => difference !== undefined)?.difference
    const findings = graphFindings(graph, model)
    return {
      file,
      machine: name,
      configurations: `${graph.configurations.length - 1}${graph.isTruncated ? ' (limit)' : ''}`,
      edges: `${taken.size} of ${subject.edges.length}`,
      findings: [...findings, ...missed.map((item) => `not in exact time: ${item}`)].join('; '),
      error: different === undefined ? '' : `a real actor departs from a path, ${different}`,
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { file, machine: name, configurations: '', edges: '', findings: '', error: message }
  }
}
