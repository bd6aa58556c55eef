import { Overloaded } from './overloaded.ts'

/**
 * The owner of a job, counted at each level: client (member or browser), the subscriber's network, and the
 * wide network around it. A null level is not counted.
 */
export type Client = { network: string; subnet: string | null; key: string }

export type Share = { running: number; waiting: number }

type Limits = {
  concurrency: number
  /** Limits of a wide network (an IPv4 address, a /48), of a subscriber in it (a /64), and of a client. */
  network: Share
  subnet: Share
  client: Share
  /** Milliseconds after which a waiting job is refused. */
  patience: number
}

type Tally = { name: string; share: Share; running: number; waiting: number; turn: number }

/** `tallies`: one per level, widest first. */
type Job = { tallies: readonly Tally[]; begin(): void }

/**
 * Runs a limited number of jobs. The next job is from the network with the fewest running jobs; within it,
 * from the subnet with the fewest, then the client. Ties alternate. So a flood delays only its own client or
 * network. A client's jobs start in order.
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

  /** @throws Overloaded if too many jobs wait, or this one waited too long. The job has not started then. */
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

  /** A new name comes after others with the same number of running jobs. */
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

/** Whether a job precedes one that has waited longer. The widest level that differs decides. */
function comesBefore(job: Job, other: Job): boolean {
  for (const [level, mine] of job.tallies.entries()) {
    const theirs = other.tallies[level]
    if (mine === theirs || !theirs) continue
    return mine.running === theirs.running ? mine.turn < theirs.turn : mine.running < theirs.running
  }
  return false
}
