import { expect, test, vi } from 'vitest'
import { FairQueue } from '#server/load/fair-queue.ts'
import { Overloaded } from '#server/load/overloaded.ts'

const limits = {
  concurrency: 4,
  perGroup: 3,
  perKey: 2,
  waitingPerGroup: 10,
  waitingPerKey: 6,
  patience: 60_000,
}

/** A queue whose jobs end when they are told to; `begun` has their names in the order in which they began. */
function queueOf(given: Partial<typeof limits> = {}) {
  const queue = new FairQueue({ ...limits, ...given })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const add = (group: string, key: string, name: string) => {
    const done = queue.run({ group, key }, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    })
    // Jobs that still wait when their test ends are refused later, which is no error of another test.
    done.catch(() => {})
    return done
  }
  const end = async (name: string) => {
    await new Promise(setImmediate)
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { add, begun, end }
}

test('runs no more jobs at once than a client, its group and the process may', async () => {
  const { add, begun } = queueOf()
  for (const name of ['a1', 'a2', 'a3']) void add('home', 'a', name)
  for (const name of ['b1', 'b2']) void add('home', 'b', name)
  for (const name of ['c1', 'c2']) void add('office', 'c', name)
  await new Promise(setImmediate)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1'])
})

test('lets a newcomer begin before all that a busy client has waiting', async () => {
  const { add, begun, end } = queueOf({ concurrency: 2 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add('home', 'a', name)
  void add('office', 'b', 'b1')
  await end('a1')
  await end('b1')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('gives clients of one group their turns one after another', async () => {
  const { add, begun, end } = queueOf({ perGroup: 1, perKey: 1 })
  for (const name of ['a1', 'a2', 'a3']) void add('home', 'a', name)
  for (const name of ['b1', 'b2']) void add('home', 'b', name)
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
})

test('refuses at once what a client has too much of, and nothing of others', async () => {
  const { add, begun } = queueOf()
  for (let job = 0; job < 8; job += 1) void add('home', 'a', `a${job}`)
  await expect(add('home', 'a', 'a8')).rejects.toMatchObject({ status: 429 })
  for (let job = 0; job < 5; job += 1) void add('home', `b${job}`, `b${job}`)
  await expect(add('home', 'c', 'c')).rejects.toMatchObject({ status: 429 })
  void add('office', 'd', 'd')
  await new Promise(setImmediate)
  expect(begun).toEqual(['a0', 'a1', 'b0', 'd'])
})

test('refuses a job that has waited for too long, and never begins it', async () => {
  vi.useFakeTimers()
  const { add, begun, end } = queueOf({ perKey: 1, patience: 1_000 })
  void add('home', 'a', 'a1')
  const waiting = add('home', 'a', 'a2')
  const refused = expect(waiting).rejects.toEqual(new Overloaded(503))
  await vi.advanceTimersByTimeAsync(1_000)
  await refused
  vi.useRealTimers()
  await end('a1')
  void add('home', 'a', 'a3')
  await new Promise(setImmediate)
  expect(begun).toEqual(['a1', 'a3'])
})

test('gives the turn on when a job fails', async () => {
  const queue = new FairQueue({ ...limits, concurrency: 1 })
  const client = { group: 'home', key: 'a' }
  await expect(queue.run(client, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await queue.run(client, async () => 'done')).toBe('done')
})
