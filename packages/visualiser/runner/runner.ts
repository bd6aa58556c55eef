import type { FoundPath } from '@palpite/paths/command/find-path.ts'
import { findPath } from '@palpite/paths/command/find-path.ts'
import { Misuse } from '@palpite/paths/command/misuse.ts'
import { checkPageOptions } from '@palpite/paths/command/page-options.ts'
import type { Project } from '@palpite/paths/command/project.ts'
import { replayInBrowser } from '@palpite/paths/command/replay-in-browser.ts'
import { replayOnMachine } from '@palpite/paths/command/replay-on-machine.ts'
import { prepare } from '@palpite/paths/machine/system-under-test.ts'
import { ResultsFolder } from '@palpite/paths/results/results-folder.ts'
import type { LiveMessage } from '#visualiser/inspection/live-message.ts'
import { Relay } from './relay.ts'
import type { Refusal, ReplayAsk, RunnerState } from './replay-ask.ts'

/** How long a page may take to reconnect or reload, in ms. */
const PATIENCE = 10_000

/** Replays paths in a browser, one at a time. Stops a replay when no page follows it any more. */
export class Runner {
  readonly #project: Project
  readonly #listeners = new Set<(state: RunnerState) => void>()
  readonly #relay = new Relay()
  #state: RunnerState = { status: 'resting' }
  #stopping = new AbortController()
  #running: Promise<void> = Promise.resolve()
  #isTaken = false
  #leaving: ReturnType<typeof setTimeout> | undefined
  readonly #patience: number

  /** @param patience how long a replay continues while no page follows it, in ms */
  constructor(project: Project, patience = PATIENCE) {
    this.#project = project
    this.#patience = patience
  }

  /** Starts a replay. Resolves to a refusal if it cannot be started. */
  async start(ask: ReplayAsk): Promise<Refusal | undefined> {
    if (this.#isTaken) return { isBusy: true, message: 'Another replay is running.' }
    this.#isTaken = true
    try {
      const found = await this.#find(ask)
      this.#stopping = new AbortController()
      this.#publish({ status: 'running', id: ask.id, flow: ask.flow, result: null })
      this.#running = this.#replay(ask, found).finally(() => {
        this.#isTaken = false
        clearTimeout(this.#leaving)
      })
      this.#attend()
      return undefined
    } catch (error) {
      this.#isTaken = false
      if (error instanceof Misuse) return { isBusy: false, message: error.message }
      throw error
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  watch(listener: (state: RunnerState) => void): () => void {
    this.#listeners.add(listener)
    this.#attend()
    listener(this.#state)
    return () => {
      this.#listeners.delete(listener)
      this.#attend()
    }
  }

  /**
   * Sends the listener all messages of the replayed page's actors since the start of the replay. Returns a
   * function that unsubscribes it.
   */
  listen(listener: (message: LiveMessage) => void): () => void {
    return this.#relay.listen(listener)
  }

  /**
   * Returns the absolute name of the folder with a path's newest result. During a replay, this is the folder
   * of the unfinished result.
   */
  folderOf(id: string): string {
    const results = new ResultsFolder(this.#project.results)
    const isRunning = this.#state.status === 'running' && this.#state.id === id && this.#state.result !== null
    return (isRunning ? results.running : results).replayFolder(id)
  }

  #attend(): void {
    clearTimeout(this.#leaving)
    if (this.#isTaken && this.#listeners.size === 0)
      this.#leaving = setTimeout(() => this.#stopping.abort(), this.#patience)
  }

  #publish(state: RunnerState): void {
    this.#state = state
    for (const listener of this.#listeners) listener(state)
  }

  async #find({ id, flow: name, path, headed: _headed, ...pageOptions }: ReplayAsk): Promise<FoundPath> {
    const { flows } = this.#project.config
    const flow = flows.find((one) => one.name === name)
    checkPageOptions(this.#project, pageOptions)
    if (flow && !flow.walker) throw new Misuse(`The flow ${name} has no page.`)
    return flow && path ? { flow, path } : findPath(this.#project, id, name)
  }

  async #replay({ path: _known, headed, ...ask }: ReplayAsk, { flow, path }: FoundPath): Promise<void> {
    const { id, flow: _name, ...pageOptions } = ask
    const { signal } = this.#stopping
    const end = (end: Pick<RunnerState & { status: 'ended' }, 'result' | 'message'>) => {
      this.#relay.end()
      this.#publish({ status: 'ended', id, flow: flow.name, isStopped: signal.aborted, ...end })
    }
    try {
      // If the path already fails on the machine, it is not tried in the browser.
      const subject = prepare(await flow.model())
      const onMachine = replayOnMachine(subject, flow.name, path)
      if (onMachine.outcome !== 'passed') return end({ result: onMachine, message: null })
      const watch = (result: RunnerResult) =>
        this.#publish({ status: 'running', id, flow: flow.name, result })
      const printed: string[] = []
      const result = await replayInBrowser(
        this.#project,
        { flow, path, subject },
        pageOptions,
        { headed, signal, watch, hear: (lines) => this.#relay.take(lines) },
        (line) => printed.push(line),
      )
      end({ result, message: signal.aborted ? null : messageOf(result, printed) })
    } catch (error) {
      end({ result: null, message: error instanceof Error ? error.message : String(error) })
    }
  }
}

type RunnerResult = NonNullable<(RunnerState & { status: 'running' })['result']>

/**
 * Explains the outcome if no step does: why the page cannot take the path, or the program's last output. Null
 * if no explanation is needed.
 */
function messageOf({ outcome, reason, steps }: RunnerResult, printed: readonly string[]): string | null {
  if (outcome === 'unwalkable') return reason ?? null
  return outcome === 'passed' || steps.some(({ passed }) => !passed) ? null : (printed.at(-1) ?? null)
}
