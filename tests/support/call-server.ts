import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

type Asked = { path: string; headers: IncomingHttpHeaders; body: string }
type Reply = { status?: number; body: unknown; headers?: Record<string, string> }

/** Starts a server with scripted answers for the duration of a test, and records the requests. */
export async function serveCalls(answer: (asked: Asked) => Reply) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const one = { path: request.url ?? '', headers: request.headers, body: await text(request) }
    asked.push(one)
    const { status = 200, body, headers = {} } = answer(one)
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}
