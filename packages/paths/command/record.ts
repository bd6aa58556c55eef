import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { RecordRequest } from '#paths/results/results.ts'
import { Misuse } from './misuse.ts'
import { CONFIG_FILE } from './project.ts'
import { runProgram } from './run-program.ts'
import { readParameters, type Verb } from './verb.ts'

export const record: Verb = {
  summary: 'makes a path of what somebody does in the running application',
  help: `npm run paths -- record [--address <url>]

Opens a browser on the application. What is done in it becomes a path, shown step by step and kept under dist/paths/recorded, so
that its id can be replayed.

  --address <url>   an installation that runs already, in place of one of this project`,
  async run(project, parameters) {
    const { values } = readParameters(parameters, { address: { type: 'string' } })
    const program = project.config.browser?.record
    if (!program) throw new Misuse(`${CONFIG_FILE} names no program that records (browser.record).`)
    const folder = path.join(project.results, 'recorded')
    mkdirSync(folder, { recursive: true })
    const { address } = values
    const request: RecordRequest = { folder, ...(address === undefined ? {} : { address }) }
    const { code } = await runProgram(
      project.root,
      program,
      { PATHS_RECORD: JSON.stringify(request) },
      'shown',
    )
    // Code 2: recording is not possible here, and the program has said why.
    return code === 0 || code === 2 ? code : 1
  },
}
