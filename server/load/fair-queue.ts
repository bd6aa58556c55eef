import { Overloaded } from './overloaded.ts'

/**
 * Whose work it is. Work is counted at each level: for the client (a member, a browser), for the subscriber's network that the client
 * is in, and for the wide network around that. A null level is not counted.
 */
export type Client = { network: string; subnet: string | null; key: string }

/** Jobs that may run at once, and that may wait; one more is refused. */
export type Share = { running: number; waiting: number }

type Limits = {
  /** Jobs that run at once. */
  concurrency: number
  /** Shares of one wide network (an IPv4 address, a /48), of one subscriber in it (a /64) and of one client. */
  network: Share
  subnet: Share
  client: Share
  /** Milliseconds after which a job that has not begun is refused. */
  patience: number
}

/** What is known of one name at one level while it has jobs. `turn` is the number of its latest turn. */
type Tally = { name: string; share: Share; running: number; waiting: number; turn: number }

/** `tallies`: of each of its levels, the widest first. */
type Job = { tallies: readonly Tally[]; begin(): void }

/**
 * Runs jobs a few at a time. Turns go to the network with the fewest jobs under way, in it to the subnet and then to the client with
 * the fewest; where they have as many, they take turns. So a client or a network that sends many requests waits for its own, and
 * the others do not. One client's jobs begin in the order in which they came.
 */
export class FairQueue {
  readonly #limits: Limits
  readonly #tallies = new Map<string, Tally>()
  /** In the order in which they came. */
  readonly #waiting = new Set<Job>()
  #running = 0
  #turns = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** @throws Overloaded where too many jobs wait already, or this one waited for too long; then it never began */
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

  /** Begins every job whose turn has come. */
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

  /** The job that comes next, of those that may begin. */
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

  /** A newcomer comes after all others that have as many jobs under way. */
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

/** Whether a job comes before one that waits for longer: decided by the widest level at which the two differ. */
function comesBefore(job: Job, other: Job): boolean {
  for (const [level, mine] of job.tallies.entries()) {
    const theirs = other.tallies[level]
    if (mine === theirs || !theirs) continue
    return mine.running === theirs.running ? mine.turn < theirs.turn : mine.running < theirs.running
  }
  return false
}
