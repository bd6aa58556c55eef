import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { RecordRequest } from '#paths/results/results.ts'
import { Misuse } from './misuse.ts'
import { CONFIG_FILE } from './project.ts'
import { runProgram } from './run-program.ts'
import { readParameters, type Verb } from './verb.ts'

export const record: Verb = {
  summary: 'records a path while you use the running application',
  help: `npm run paths -- record [--address <url>]

Opens the application in a browser. What you do becomes a path, which is printed step by step and stored in dist/paths/recorded,
so that you can replay it by its id.

  --address <url>   uses a running installation instead of starting one`,
  async run(project, parameters) {
    const { values } = readParameters(parameters, { address: { type: 'string' } })
    const program = project.config.browser?.record
    if (!program)
      throw new Misuse(`${CONFIG_FILE} does not configure browser.record, the program that records.`)
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
    // Code 2 means that recording is not possible here. The program has already printed the reason.
    return code === 0 || code === 2 ? code : 1
  },
}
