import http from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import type { Flood, FloodResult } from './flood.ts'

/** A thread that sends every request of a flood at once, so that whoever measures beside it has a thread to themselves. */
const { url, requests }: Flood = workerData
const agent = new http.Agent({ keepAlive: true, maxSockets: requests.length })

const statuses = await Promise.all(requests.map(send))
parentPort?.postMessage(statuses satisfies FloodResult)
agent.destroy()

function send({ path, method, headers, body }: Flood['requests'][number]): Promise<number> {
  return new Promise((resolve) => {
    const sent = http.request(url + path, { agent, method, headers }, (reply) => {
      reply.resume()
      reply.once('end', () => resolve(reply.statusCode ?? 0))
    })
    // 0 stands for a line that broke.
    sent.once('error', () => resolve(0))
    sent.end(body)
  })
}
