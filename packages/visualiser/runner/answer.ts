import fs from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { type Refusal, replayAsk } from './replay-ask.ts'
import type { Runner } from './runner.ts'
import { isTrusted } from './trust.ts'

/** Maximum length of a request in bytes, which is more than any path needs. */
const LONGEST_BODY = 2_000_000
const PICTURE = /^\/runner\/pictures\/([a-z2-7]{8})\/(\d+\.png)$/

/** URLs that the runner answers. Source files of the page may also have URLs below `/runner`. */
export const ADDRESSES = /^\/runner\/(?:live|replays|pictures)(?=[/?]|$)/

export type Runners = { runner: Runner; token: string }

/** Answers a request to the runner. Rejects requests that do not come from its own page. */
export async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  runners: Runners,
): Promise<void> {
  const { pathname } = new URL(incoming.url ?? '', 'http://localhost')
  const { method } = incoming
  if (!isTrusted(incoming, runners.token))
    return refuse(outgoing, 403, 'Only the visualiser page may use the runner.')
  if (pathname === '/runner/replays' && method === 'POST') return start(incoming, outgoing, runners)
  if (pathname === '/runner/replays/current' && method === 'GET')
    return streamEvents(incoming, outgoing, (listener) => runners.runner.watch(listener))
  if (pathname === '/runner/replays/current' && method === 'DELETE') {
    await runners.runner.stop()
    return void outgoing.writeHead(204).end()
  }
  if (pathname === '/runner/live' && method === 'GET')
    return streamEvents(incoming, outgoing, (listener) => runners.runner.listen(listener))
  const [, id, name] = PICTURE.exec(pathname) ?? []
  if (id !== undefined && name !== undefined && method === 'GET')
    return picture(outgoing, path.join(runners.runner.folderOf(id), name))
  refuse(outgoing, 404, 'Not found.')
}

async function start(incoming: IncomingMessage, outgoing: ServerResponse, { runner }: Runners) {
  if (Number(incoming.headers['content-length'] ?? Number.POSITIVE_INFINITY) > LONGEST_BODY)
    return refuse(outgoing, 413, 'The request is too long.')
  const ask = v.safeParse(v.pipe(v.string(), v.parseJson(), replayAsk), await text(incoming))
  if (!ask.success) return refuse(outgoing, 422, `${v.getDotPath(ask.issues[0])}: ${ask.issues[0].message}`)
  const refusal = await runner.start(ask.output)
  if (refusal) return send(outgoing, refusal.isBusy ? 409 : 422, refusal)
  outgoing.writeHead(202).end()
}

/** Streams JSON to the page as server-sent events until the page disconnects. */
function streamEvents(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  listen: (listener: (data: object) => void) => () => void,
): void {
  outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  // Sends the headers now, so that the page knows that it is connected before there is an event.
  outgoing.flushHeaders()
  incoming.on(
    'close',
    listen((data) => outgoing.write(`data: ${JSON.stringify(data)}\n\n`)),
  )
}

async function picture(outgoing: ServerResponse, file: string): Promise<void> {
  const bytes = await fs.readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!bytes) return refuse(outgoing, 404, 'The screenshot does not exist.')
  outgoing.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'no-store' }).end(bytes)
}

const refuse = (outgoing: ServerResponse, status: number, message: string) =>
  send(outgoing, status, { isBusy: false, message })

function send(outgoing: ServerResponse, status: number, refusal: Refusal): void {
  outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(refusal))
}
