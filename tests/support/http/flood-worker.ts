import http from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import type { Flood, FloodResult } from './flood.ts'

/** Sends the flood's requests concurrently, in its own thread so that measurements are not delayed. */

const { url, requests, lastsFor = 0 }: Flood = workerData
const agent = new http.Agent({ keepAlive: true, maxSockets: requests.length })

const until = performance.now() + lastsFor

const statuses = await Promise.all(requests.map(sendAgain))
parentPort?.postMessage(statuses.flat() satisfies FloodResult)
agent.destroy()

async function sendAgain(request: Flood['requests'][number]): Promise<number[]> {
  const answers = []
  do answers.push(await send(request))
  while (performance.now() < until)
  return answers
}

function send({ path, method, headers, body }: Flood['requests'][number]): Promise<number> {
  return new Promise((resolve) => {
    const sent = http.request(url + path, { agent, method, headers }, (reply) => {
      reply.resume()
      reply.once('end', () => resolve(reply.statusCode ?? 0))
    })
    // A status of 0 means a broken connection.
    sent.once('error', () => resolve(0))
    sent.end(body)
  })
}
