import type { FoundPath } from '#paths/command/find-path.ts'
import { findPath } from '#paths/command/find-path.ts'
import { Misuse } from '#paths/command/misuse.ts'
import type { Project } from '#paths/command/project.ts'
import { replayInBrowser } from '#paths/command/replay-in-browser.ts'
import { replayOnMachine } from '#paths/command/replay-on-machine.ts'
import { prepare } from '#paths/subject.ts'
import type { Refusal, ReplayAsk, RunnerState } from './replay-ask.ts'

/** Replays paths in a browser, one at a time, and tells how far it is. */
export class Runner {
  readonly #project: Project
  readonly #listeners = new Set<(state: RunnerState) => void>()
  #state: RunnerState = { status: 'resting' }
  #stopping = new AbortController()
  #running: Promise<void> = Promise.resolve()
  #isTaken = false

  constructor(project: Project) {
    this.#project = project
  }

  /** Begins a replay; says why where it does not. */
  async start(ask: ReplayAsk): Promise<Refusal | undefined> {
    if (this.#isTaken) return { isBusy: true, message: 'Another replay is running.' }
    this.#isTaken = true
    try {
      const found = await this.#find(ask)
      this.#stopping = new AbortController()
      this.#tell({ status: 'running', id: ask.id, flow: ask.flow, result: null })
      this.#running = this.#replay(ask, found).finally(() => {
        this.#isTaken = false
      })
      return undefined
    } catch (error) {
      this.#isTaken = false
      if (error instanceof Misuse) return { isBusy: false, message: error.message }
      throw error
    }
  }

  /** Ends the replay that runs, if one does; resolves once it is over. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  /** Tells what it is doing, now and whenever that changes, until the returned function is called. */
  watch(listener: (state: RunnerState) => void): () => void {
    this.#listeners.add(listener)
    listener(this.#state)
    return () => this.#listeners.delete(listener)
  }

  #tell(state: RunnerState): void {
    this.#state = state
    for (const listener of this.#listeners) listener(state)
  }

  async #find({ id, flow: name, path }: ReplayAsk): Promise<FoundPath> {
    const { flows } = this.#project.config
    const flow = flows.find((one) => one.name === name)
    if (flow && !flow.walker) throw new Misuse(`Nothing of ${name} is done in a page of its own.`)
    return flow && path ? { flow, path } : findPath(this.#project, id, name)
  }

  async #replay({ path: _known, headed, ...ask }: ReplayAsk, { flow, path }: FoundPath): Promise<void> {
    const { id } = ask
    const { signal } = this.#stopping
    const end = (end: Pick<RunnerState & { status: 'ended' }, 'result' | 'message'>) =>
      this.#tell({ status: 'ended', id, flow: flow.name, isStopped: signal.aborted, ...end })
    try {
      // What fails on the machine need not be tried in a page.
      const onMachine = replayOnMachine(prepare(await flow.model()), flow.name, path)
      if (!onMachine.passed) return end({ result: onMachine, message: null })
      const watch = (result: RunnerResult) => this.#tell({ status: 'running', id, flow: flow.name, result })
      const printed: string[] = []
      const result = await replayInBrowser(
        this.#project,
        { ...ask, path },
        { headed, signal, watch },
        (line) => printed.push(line),
      )
      const isWhole = result.passed || result.steps.some(({ passed }) => !passed)
      end({ result, message: isWhole || signal.aborted ? null : (printed.at(-1) ?? null) })
    } catch (error) {
      end({ result: null, message: error instanceof Error ? error.message : String(error) })
    }
  }
}

type RunnerResult = NonNullable<(RunnerState & { status: 'running' })['result']>
