import { Worker } from 'node:worker_threads'

type FloodRequest = { path: string; method: 'GET' | 'POST'; headers: Record<string, string>; body?: string }

/** Requests sent concurrently. Each is sent again after its response until `lastsFor` ms have passed. */
export type Flood = { url: string; requests: FloodRequest[]; lastsFor?: number }

/** HTTP status of each request. The status is 0 for a broken connection. */
export type FloodResult = number[]

export function flood(what: Flood): Promise<FloodResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./flood-worker.ts', import.meta.url), { workerData: what })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

/** Latencies of another visitor's calls in ms, and the status and URL of each failed call. */
export type Measured = { latencies: number[]; failures: string[] }

const PAUSE = 15

/** Cycles through the calls, one at a time, until the work is done. Measures each call. */
export async function measureDuring(
  work: Promise<unknown>,
  calls: readonly (() => Promise<Response>)[],
): Promise<Measured> {
  const measured: Measured = { latencies: [], failures: [] }
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  for (let turn = 0; !isOver; turn += 1) {
    const call = calls[turn % calls.length]
    if (!call) throw new Error('There is nothing to measure')
    const began = performance.now()
    const reply = await call()
    await reply.arrayBuffer()
    measured.latencies.push(performance.now() - began)
    if (!reply.ok) measured.failures.push(`${reply.status} ${reply.url}`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  await over
  return measured
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}
