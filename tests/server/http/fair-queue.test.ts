import { expect, test, vi } from 'vitest'
import { FairQueue } from '#server/load/fair-queue.ts'
import { Overloaded } from '#server/load/overloaded.ts'

const limits = {
  concurrency: 4,
  network: { running: 3, waiting: 10 },
  subnet: { running: 2, waiting: 8 },
  client: { running: 2, waiting: 6 },
  patience: 60_000,
}

/** Creates a queue whose jobs end on demand. `begun` lists their names in starting order. */
function queueOf(given: Partial<typeof limits> = {}) {
  const queue = new FairQueue({ ...limits, ...given })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  /** Adds a job. `place` is a network, optionally with a subnet, as in `home/64`. */
  const add = (place: string, key: string, name: string) => {
    const [network = '', subnet] = place.split('/')
    const client = { network, subnet: subnet === undefined ? null : place, key }
    const done = queue.run(client, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    })
    // A job that still waits at the end of its test is rejected later. This must not fail another test.
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

test('limits the concurrent jobs per client, per network and in total', async () => {
  const { add, begun } = queueOf()
  for (const name of ['a1', 'a2', 'a3']) void add('home', 'a', name)
  for (const name of ['b1', 'b2']) void add('home', 'b', name)
  for (const name of ['c1', 'c2']) void add('office', 'c', name)
  await new Promise(setImmediate)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1'])
})

test('starts a newcomer’s job before a busy client’s backlog', async () => {
  const { add, begun, end } = queueOf({ concurrency: 2 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add('home', 'a', name)
  void add('office', 'b', 'b1')
  await end('a1')
  await end('b1')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('alternates between the clients of one network', async () => {
  const { add, begun, end } = queueOf({ network: { running: 1, waiting: 10 } })
  for (const name of ['a1', 'a2', 'a3']) void add('home', 'a', name)
  for (const name of ['b1', 'b2']) void add('home', 'b', name)
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
})

test('immediately rejects excess jobs of a client or network, but no jobs of other networks', async () => {
  const { add, begun } = queueOf()
  for (let job = 0; job < 8; job += 1) void add('home', 'a', `a${job}`)
  await expect(add('home', 'a', 'a8')).rejects.toMatchObject({ status: 429 })
  for (let job = 0; job < 5; job += 1) void add('home', `b${job}`, `b${job}`)
  await expect(add('home', 'c', 'c')).rejects.toMatchObject({ status: 429 })
  void add('office', 'd', 'd')
  await new Promise(setImmediate)
  expect(begun).toEqual(['a0', 'a1', 'b0', 'd'])
})

test('rejects a job that has waited too long and never starts it', async () => {
  vi.useFakeTimers()
  const { add, begun, end } = queueOf({ client: { running: 1, waiting: 6 }, patience: 1_000 })
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

test('starts the next job when a job fails', async () => {
  const queue = new FairQueue({ ...limits, concurrency: 1 })
  const client = { network: 'home', subnet: null, key: 'a' }
  await expect(queue.run(client, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await queue.run(client, async () => 'done')).toBe('done')
})

test('limits the concurrent jobs of a subnet and of the network that contains it', async () => {
  const { add, begun } = queueOf()
  for (const client of ['a', 'b', 'c']) void add('wide/1', client, `1${client}`)
  for (const client of ['d', 'e']) void add('wide/2', client, `2${client}`)
  void add('office', 'f', 'f')
  await new Promise(setImmediate)
  expect(begun).toEqual(['1a', '1b', '2d', 'f'])
})

test('alternates between networks first, then subnets, then clients', async () => {
  const { add, begun, end } = queueOf({ concurrency: 1 })
  for (const name of ['a1', 'a2']) void add('wide/1', 'a', name)
  void add('wide/1', 'b', 'b1')
  for (let subnet = 2; subnet < 7; subnet += 1) void add(`wide/${subnet}`, `c${subnet}`, `c${subnet}`)
  for (const name of ['d1', 'd2', 'd3']) void add('office', 'd', name)
  await new Promise(setImmediate)
  for (let count = 0; count < 11; count += 1) await end(begun[count] ?? '')
  // The office gets every second turn, although it is one client and the wide network has seven clients.
  expect(begun).toEqual(['a1', 'a2', 'd1', 'c2', 'd2', 'c3', 'd3', 'c4', 'c5', 'c6', 'b1'])
})

test('rejects a network’s excess jobs across all its subnets', async () => {
  const { add, begun } = queueOf()
  for (let job = 0; job < 13; job += 1) void add(`wide/${job}`, `a${job}`, `a${job}`)
  await expect(add('wide/x', 'x', 'x')).rejects.toMatchObject({ status: 429 })
  void add('office', 'b', 'b')
  await new Promise(setImmediate)
  expect(begun).toEqual(['a0', 'a1', 'a2', 'b'])
})

test('counts a client’s jobs across all its networks', async () => {
  const { add, begun } = queueOf()
  for (const network of ['home', 'office', 'train']) void add(network, 'a', `a at ${network}`)
  void add('train', 'b', 'b')
  await new Promise(setImmediate)
  expect(begun).toEqual(['a at home', 'a at office', 'b'])
})
