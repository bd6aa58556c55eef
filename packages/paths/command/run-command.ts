import { all } from './all.ts'
import { cover } from './cover.ts'
import { list } from './list.ts'
import { Misuse } from './misuse.ts'
import { mutate } from './mutate.ts'
import { didYouMean } from './nearest-name.ts'
import type { Print, Project } from './project.ts'
import { record } from './record.ts'
import { replay } from './replay.ts'
import { report } from './report.ts'
import { since } from './since.ts'
import type { ExitCode, Verb } from './verb.ts'

const VERBS: { readonly [name: string]: Verb } = {
  list,
  all,
  replay,
  record,
  report,
  since,
  mutate,
  cover,
}

/**
 * Runs the command in the arguments of `npm run paths --`. Prints usage errors and resolves to the exit code.
 */
export async function runCommand(
  project: Project,
  typed: readonly string[],
  print: Print,
  complain: Print,
): Promise<ExitCode> {
  const [name = '--help', ...parameters] = typed
  if (name === '--help' || name === 'help') {
    print(overview())
    return 0
  }
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined
  if (!verb) {
    complain(`Unknown command "${name}".${didYouMean(name, Object.keys(VERBS))} --help lists the commands.`)
    return 2
  }
  if (parameters.includes('--help')) {
    print(verb.help)
    return 0
  }
  try {
    return await verb.run(project, parameters, print, complain)
  } catch (error) {
    if (!(error instanceof Misuse)) throw error
    complain(error.message)
    return 2
  }
}

function overview(): string {
  const width = Math.max(...Object.keys(VERBS).map((name) => name.length))
  const lines = Object.entries(VERBS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`)
  return `npm run paths -- <command> [options]

${lines.join('\n')}

Every command explains its options with --help. Exit codes: 0 success, 1 something needs review, 2 invalid arguments, 3 the path
cannot be done in the page.`
}
