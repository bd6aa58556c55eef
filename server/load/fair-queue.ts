import { Overloaded } from './overloaded.ts'

/**
 * Identifies the owner of a job at three levels: the client (a member or browser), the subscriber's network,
 * and the wide network around that. Jobs are counted at each level that is not null.
 */
export type Client = { network: string; subnet: string | null; key: string }

export type Share = { running: number; waiting: number }

type Limits = {
  concurrency: number
  /** Limits of a wide network (an IPv4 address or a /48), of a subscriber in it (a /64), and of a client. */
  network: Share
  subnet: Share
  client: Share
  /** How long a job waits before it is refused, in ms. */
  patience: number
}

type Tally = { name: string; share: Share; running: number; waiting: number; turn: number }

/** `tallies` has one entry per level, widest first. */
type Job = { tallies: readonly Tally[]; begin(): void }

/**
 * Runs a limited number of jobs concurrently. The next job comes from the network with the fewest running
 * jobs, and within it from the subnet and then the client with the fewest. In a tie, networks or clients take
 * turns. So a flood of jobs delays only its own client or network. A client's jobs start in order.
 */
export class FairQueue {
  readonly #limits: Limits
  readonly #tallies = new Map<string, Tally>()
  readonly #waiting = new Set<Job>()
  #running = 0
  #turns = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /**
   * Waits for a slot and runs the job.
   * @throws Overloaded without starting the job if too many jobs are waiting, or if this one has waited too
   *   long
   */
  async run<Result>(client: Client, job: () => Promise<Result>): Promise<Result> {
    const tallies = this.#talliesOf(client)
    await this.#turnOf(tallies)
    try {
      return await job()
    } finally {
      this.#running -= 1
      for (const tally of tallies) tally.running -= 1
      this.#forgetUnused(tallies)
      this.#beginNext()
    }
  }

  #turnOf(tallies: readonly Tally[]): Promise<void> {
    if (!this.#mayBegin(tallies) && tallies.some(({ waiting, share }) => waiting >= share.waiting)) {
      this.#forgetUnused(tallies)
      throw new Overloaded(429)
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const job: Job = { tallies, begin: resolve }
    this.#waiting.add(job)
    for (const tally of tallies) tally.waiting += 1
    this.#beginNext()
    if (!this.#waiting.has(job)) return promise
    const givingUp = setTimeout(() => {
      if (!this.#waiting.has(job)) return
      this.#stopWaiting(job)
      this.#forgetUnused(tallies)
      reject(new Overloaded(503))
    }, this.#limits.patience)
    return promise.finally(() => clearTimeout(givingUp))
  }

  #beginNext(): void {
    for (let job = this.#next(); job; job = this.#next()) {
      this.#stopWaiting(job)
      this.#running += 1
      this.#turns += 1
      for (const tally of job.tallies) {
        tally.running += 1
        tally.turn = this.#turns
      }
      job.begin()
    }
  }

  #next(): Job | undefined {
    if (this.#running >= this.#limits.concurrency) return undefined
    let next: Job | undefined
    for (const job of this.#waiting)
      if (this.#mayBegin(job.tallies) && (!next || comesBefore(job, next))) next = job
    return next
  }

  #mayBegin(tallies: readonly Tally[]): boolean {
    return (
      this.#running < this.#limits.concurrency &&
      tallies.every(({ running, share }) => running < share.running)
    )
  }

  #stopWaiting(job: Job): void {
    this.#waiting.delete(job)
    for (const tally of job.tallies) tally.waiting -= 1
  }

  #talliesOf({ network, subnet, key }: Client): readonly Tally[] {
    const limits = this.#limits
    return [
      this.#tallyOf(`network ${network}`, limits.network),
      ...(subnet === null ? [] : [this.#tallyOf(`subnet ${subnet}`, limits.subnet)]),
      this.#tallyOf(`client ${key}`, limits.client),
    ]
  }

  /** Finds or creates a tally. A new tally starts behind others with the same number of running jobs. */
  #tallyOf(name: string, share: Share): Tally {
    const known = this.#tallies.get(name)
    if (known) return known
    this.#turns += 1
    const tally: Tally = { name, share, running: 0, waiting: 0, turn: this.#turns }
    this.#tallies.set(name, tally)
    return tally
  }

  #forgetUnused(tallies: readonly Tally[]): void {
    for (const { name, running, waiting } of tallies)
      if (running === 0 && waiting === 0) this.#tallies.delete(name)
  }
}

/**
 * Whether a job precedes another one that has waited longer. The widest level at which they differ decides.
 */
function comesBefore(job: Job, other: Job): boolean {
  for (const [level, mine] of job.tallies.entries()) {
    const theirs = other.tallies[level]
    if (mine === theirs || !theirs) continue
    return mine.running === theirs.running ? mine.turn < theirs.turn : mine.running < theirs.running
  }
  return false
}
