import { Overloaded } from './overloaded.ts'

/** Whose work it is: a client (a member, a browser) and the group that the client belongs to (a network). */
export type Client = { group: string; key: string }

type Limits = {
  /** Jobs that run at once; of these, jobs of one group and of one client. */
  concurrency: number
  perGroup: number
  perKey: number
  /** Jobs that may wait, of one group and of one client; one more is refused. */
  waitingPerGroup: number
  waitingPerKey: number
  /** Milliseconds after which a job that has not begun is refused. */
  patience: number
}

type Job = Client & { begin(): void }

/**
 * Runs jobs a few at a time. The group with the fewest jobs under way comes first, and in it the client with the fewest; where
 * they have as many, they take turns. So a client who sends many requests waits for their own, and the others do not. One client's jobs begin in the order in which they came.
 */
export class FairQueue {
  readonly #limits: Limits
  /** Waiting jobs by group and client; whose turn was last is at the end. */
  readonly #waiting = new Map<string, Map<string, Job[]>>()
  readonly #running = { all: 0, groups: new Map<string, number>(), keys: new Map<string, number>() }
  readonly #waitingCount = { groups: new Map<string, number>(), keys: new Map<string, number>() }

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** @throws Overloaded where too many jobs wait already, or this one waited for too long; then it never began */
  async run<Result>(client: Client, job: () => Promise<Result>): Promise<Result> {
    await this.#turnOf(client)
    try {
      return await job()
    } finally {
      count(this.#running.groups, client.group, -1)
      count(this.#running.keys, client.key, -1)
      this.#running.all -= 1
      this.#beginNext()
    }
  }

  #turnOf({ group, key }: Client): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const { waitingPerGroup, waitingPerKey, patience } = this.#limits
    const { groups, keys } = this.#waitingCount
    if (!this.#isFree({ group, key })) {
      if (countOf(keys, key) >= waitingPerKey || countOf(groups, group) >= waitingPerGroup)
        throw new Overloaded(429)
    }
    const job: Job = { group, key, begin: resolve }
    this.#add(job)
    this.#beginNext()
    if (!this.#isWaiting(job)) return promise
    const givingUp = setTimeout(() => {
      if (this.#remove(job)) reject(new Overloaded(503))
    }, patience)
    return promise.finally(() => clearTimeout(givingUp))
  }

  /** Begins every job whose turn has come. */
  #beginNext(): void {
    for (let job = this.#next(); job; job = this.#next()) {
      this.#remove(job)
      this.#moveToEnd(job)
      count(this.#running.groups, job.group, 1)
      count(this.#running.keys, job.key, 1)
      this.#running.all += 1
      job.begin()
    }
  }

  /** The job that comes next, of those that may begin. */
  #next(): Job | undefined {
    if (this.#running.all >= this.#limits.concurrency) return undefined
    const first = [...this.#waiting.values()].flatMap((clients) => [...clients.values()].map(([job]) => job))
    const { groups, keys } = this.#running
    let next: Job | undefined
    for (const job of first) {
      if (!job || !this.#isFree(job)) continue
      const difference = next
        ? countOf(groups, job.group) - countOf(groups, next.group) ||
          countOf(keys, job.key) - countOf(keys, next.key)
        : -1
      if (difference < 0) next = job
    }
    return next
  }

  #isFree({ group, key }: Client): boolean {
    const { concurrency, perGroup, perKey } = this.#limits
    const { all, groups, keys } = this.#running
    return all < concurrency && countOf(groups, group) < perGroup && countOf(keys, key) < perKey
  }

  #add(job: Job): void {
    const { group, key } = job
    const clients = this.#waiting.get(group) ?? new Map<string, Job[]>()
    this.#waiting.set(group, clients)
    clients.set(key, [...(clients.get(key) ?? []), job])
    count(this.#waitingCount.groups, group, 1)
    count(this.#waitingCount.keys, key, 1)
  }

  #isWaiting(job: Job): boolean {
    return this.#waiting.get(job.group)?.get(job.key)?.includes(job) === true
  }

  /** False where it waits no longer. */
  #remove(job: Job): boolean {
    const { group, key } = job
    const clients = this.#waiting.get(group)
    const jobs = clients?.get(key)
    if (!clients || !jobs?.includes(job)) return false
    const left = jobs.filter((other) => other !== job)
    if (left.length > 0) clients.set(key, left)
    else clients.delete(key)
    if (clients.size === 0) this.#waiting.delete(group)
    count(this.#waitingCount.groups, group, -1)
    count(this.#waitingCount.keys, key, -1)
    return true
  }

  /** Whoever has had a turn comes after all others that wait. */
  #moveToEnd({ group, key }: Client): void {
    const clients = this.#waiting.get(group)
    if (!clients) return
    moveToEnd(clients, key)
    moveToEnd(this.#waiting, group)
  }
}

function moveToEnd<Value>(map: Map<string, Value>, key: string): void {
  const value = map.get(key)
  if (value === undefined) return
  map.delete(key)
  map.set(key, value)
}

const countOf = (counts: Map<string, number>, key: string): number => counts.get(key) ?? 0

/** What is counted down to nothing is forgotten. */
function count(counts: Map<string, number>, key: string, by: number): void {
  const next = countOf(counts, key) + by
  if (next === 0) counts.delete(key)
  else counts.set(key, next)
}
