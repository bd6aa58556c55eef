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

The first letters of an id are enough if they are unambiguous. Walks the path on a real actor in virtual time and reports the
first difference. If the path fails, it also looks for a shorter path that fails in the same way. A path with a step that cannot
be done in the page is not tried in a browser: the reason is printed, and the exit code is 3.

  --flow <name>      searches only this flow
  --json             prints the result as JSON
  --browser          replays in a real browser against the real platform too, with a screenshot of each step
  --headed           shows the browser
  --slow             replays at reading speed
  --language <code>  language of the page
  --width <pixels>   width of the page, from 200 to 4000
  --world <name>     data of the platform
  --address <url>    uses another installation`,
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
    if (flag && !values.browser) throw new Misuse(`${flag} needs --browser.`)
    if (headed && !hasScreen()) throw new Misuse('--headed needs a display, but DISPLAY is not set.')
    // Checked first, so that invalid options are reported before problems with the path.
    checkPageOptions(project, options)
    const found = await findPath(project, only(positionals, 'a path id'), values.flow, remark)
    const subject = prepare(await found.flow.model())
    if (values.browser && !found.flow.walker) {
      throw new Misuse(`The flow ${found.flow.name} has no page. Replay it without --browser.`)
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
