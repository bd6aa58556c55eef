import { prepare } from '#paths/machine/system-under-test.ts'
import type { Outcome } from '#paths/results/results.ts'
import { findPath } from './find-path.ts'
import { hasScreen } from './has-screen.ts'
import { Misuse } from './misuse.ts'
import { checkPageOptions } from './page-options.ts'
import type { Print } from './project.ts'
import { type BrowserOptions, flagsOf, replayPath } from './replay-path.ts'
import { type ExitCode, only, readParameters, type Verb, wholeNumber } from './verb.ts'

export const replay: Verb = {
  summary: 'walks a path by its id, on the machine or in a browser',
  help: `npm run paths -- replay <id> [options]

The first letters of an id are enough where no other path's begins so. Walks the path on a real actor in virtual time and says
where it goes otherwise; then a shorter path that goes wrong in the same way is looked for. A path with a step that nobody can
take through the page is not tried in a browser: the reason is told, and the exit code is 3.

  --flow <name>      looks in this flow alone
  --json             the result as JSON
  --browser          goes on in a real browser against the real platform, with a picture of each step
  --headed           shows that browser
  --slow             goes as slowly as one can follow
  --language <code>  of the page
  --width <pixels>   of the page, from 200 to 4000
  --world <name>     that the platform is filled with
  --address <url>    another installation`,
  async run(project, parameters, print, remark) {
    const { values, positionals } = readParameters(parameters, {
      flow: { type: 'string' },
      json: { type: 'boolean', default: false },
      browser: { type: 'boolean', default: false },
      headed: { type: 'boolean', default: false },
      slow: { type: 'boolean', default: false },
      language: { type: 'string' },
      width: { type: 'string' },
      world: { type: 'string' },
      address: { type: 'string' },
    })
    const { headed, slow, language, world, address } = values
    const width = wholeNumber(values.width, '--width')
    const options: BrowserOptions = {
      headed,
      slow,
      ...(language === undefined ? {} : { language }),
      ...(width === undefined ? {} : { width }),
      ...(world === undefined ? {} : { world }),
      ...(address === undefined ? {} : { address }),
    }
    const [flag] = flagsOf(options)
    if (flag && !values.browser) throw new Misuse(`${flag} is about a browser: say --browser too.`)
    if (headed && !hasScreen())
      throw new Misuse(
        '--headed needs a screen to show its browser on; there is none here (DISPLAY is not set).',
      )
    // Invalid options are reported before any problem with the path.
    checkPageOptions(project, options)
    const found = await findPath(project, only(positionals, "a path's id"), values.flow, remark)
    const subject = prepare(await found.flow.model())
    if (values.browser && !found.flow.walker) {
      throw new Misuse(
        `Nothing of ${found.flow.name} is done in a page of its own: it replays on the machine.`,
      )
    }
    const say: Print = values.json ? () => undefined : print
    const browser = values.browser ? options : undefined
    const result = await replayPath({ project, found, subject, browser, say })
    if (values.json) print(JSON.stringify(result))
    return CODES[result.outcome]
  },
}

const CODES = { passed: 0, failed: 1, unfinished: 1, unwalkable: 3 } as const satisfies {
  [outcome in Outcome]: ExitCode
}
