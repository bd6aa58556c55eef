import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { EVENTS_FILE, type Outcome, type ReplayedStep, type ReplayRequest } from '#paths/results/results.ts'
import { ResultsFolder } from '#paths/results/results-folder.ts'

/** Argument that selects how the stand-in replays. Without it, every step “lift” fails in the page. */
type Behaviour =
  /** All steps pass, then the program fails. */
  | 'fails at the end'
  /** The last step is missing, but the replay is reported as passed. */
  | 'leaves out'
  /** The program ends after two steps. */
  | 'breaks off'
  /** After the first step, the program waits for a file `go-on` next to the result. */
  | 'waits'
  /** Like `waits`, but the page also reports an actor with a password in its context. */
  | 'tells and waits'
  /** The program ends before the first step. */
  | 'ends at once'

/** How long the stand-in waits for the file, in ms. */
const PATIENCE = 10_000

const behaviour = process.argv.slice(2).find((argument) => !argument.startsWith('--')) as
  | Behaviour
  | undefined
const request: ReplayRequest = JSON.parse(process.env.PATHS_REPLAY ?? '')
const results = new ResultsFolder(new URL('../..', `file://${request.folder}/`).pathname)
const { id, flow, language = null, width = null, world = null, address = null, folder } = request
const done = behaviour === 'leaves out' ? request.path.steps.slice(0, -1) : request.path.steps
/** Reported as each step's events: this program's arguments, and `slowly` for a slow replay. */
const options = [...process.argv.slice(2), ...(request.slow ? ['slowly'] : [])]
const steps: ReplayedStep[] = []

// A product's program may delete the folder and create a new one, so the stand-in does too.
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
if (behaviour === 'ends at once') process.exit(6)
if (behaviour === 'tells and waits') emitEvents()
for (const { label, state } of done) {
  const passed = behaviour !== undefined || label !== 'lift'
  const difference = passed ? {} : { difference: 'The page still shows the gate.' }
  steps.push({ label, state, passed, ...difference, events: options, ms: 5 })
  const isLast = steps.length === done.length
  write(passed ? (isLast ? 'passed' : 'unfinished') : 'failed')
  if (!passed) break
  if (behaviour === 'breaks off' && steps.length === 2) process.exit(4)
  if (behaviour?.endsWith('waits') && steps.length === 1) await untilFileExists(path.join(folder, 'go-on'))
}
if (behaviour === 'fails at the end') {
  console.log('The page wrote an error.')
  process.exitCode = 3
}

function write(outcome: Outcome): void {
  const page = { language, width, world, address }
  results.writeReplay({
    id,
    flow,
    at: new Date().toISOString(),
    how: 'browser',
    ...page,
    outcome,
    steps,
  })
}

/** Writes events like a page that redacts nothing. */
function emitEvents(): void {
  const from = { page: 'one', at: 1, actor: 'x:1' }
  const state = { value: 'open', leaves: ['open'], tags: [], status: 'active' }
  const lines = [
    { type: 'page', page: 'one', at: 1, address: 'http://here/' },
    { type: 'actor', ...from, parent: null, name: 'gate', machine: 'gate' },
    { type: 'event', ...from, from: null, event: { type: 'field.change', value: 'palpite-demo-1' } },
    { type: 'state', ...from, ...state, context: { password: 'palpite-demo-1', attempts: 2 } },
  ]
  const text = [...lines.map((line) => JSON.stringify(line)), 'no JSON', '{"type":"nothing known"}']
  writeFileSync(path.join(folder, EVENTS_FILE), `${text.join('\n')}\n`)
}

async function untilFileExists(file: string): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE
  while (!existsSync(file)) {
    if (performance.now() > giveUpAt) process.exit(5)
    await wait(20)
  }
}
