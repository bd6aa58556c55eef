import Elk from 'elkjs/lib/elk-api'
import { createLayOut, type Engine, type LayOut } from './lay-out.ts'
import { type Memory, remembered } from './remembered.ts'

/** The worker did not answer in time and was stopped. The next layout starts a new worker. */
export class LayoutTimedOut extends Error {
  constructor(milliseconds: number) {
    super(`The layout took longer than ${milliseconds} ms.`)
    this.name = 'LayoutTimedOut'
  }
}

type Options = {
  /** Timeout in ms. ELK can hang. */
  patience: number
  memory?: Memory
}

/**
 * Creates a layout function that runs the script `elkjs/lib/elk-worker` in a worker, so that the page stays
 * responsive.
 */
export function createWorkerLayOut(
  startWorker: () => Worker,
  { patience, memory }: Options,
): LayOut & { warmUp(): void } {
  let elk: InstanceType<typeof Elk> | undefined
  const running = () => {
    elk ??= new Elk({ workerFactory: startWorker })
    return elk
  }
  const engine: Engine = (graph) => {
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof asked>>>()
    const asked = () => running().layout(graph)
    const timer = setTimeout(() => {
      elk?.terminateWorker()
      elk = undefined
      reject(new LayoutTimedOut(patience))
    }, patience)
    asked()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
    return promise
  }
  const layOut = createLayOut(memory ? remembered(engine, memory) : engine)
  /** `warmUp` starts the worker before the first layout, since the worker's script takes a second to load. */
  return Object.assign(layOut, { warmUp: () => void running() })
}
