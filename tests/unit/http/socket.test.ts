import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { configureCalls } from '#api/http/settings.ts'
import { openSocket, type SocketNews } from '#api/http/socket.ts'

let server: WebSocketServer
let heard: SocketNews[]
const hear = (news: SocketNews) => void heard.push(news)

beforeEach(async () => {
  heard = []
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols: () => 'palpite' })
  await once(server, 'listening')
  configureCalls({ platform: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
afterEach(() => {
  for (const client of server.clients) client.terminate()
  server.close()
})

async function open() {
  const connected = once(server, 'connection')
  const close = openSocket('ticket-1', hear)
  const [socket, request] = await connected
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'line.opened' }]), 30_000)
  return { close, socket: socket as WebSocket, request }
}

test('sends the ticket as the second subprotocol to the socket path', async () => {
  const { close, request } = await open()
  expect(request.url).toBe('/wps/socket')
  expect(request.headers['sec-websocket-protocol'].split(/, ?/)).toEqual(['palpite', 'ticket-1'])
  close()
})

test('passes on known messages and ignores unknown ones', async () => {
  const { close, socket } = await open()
  for (const text of ['{', '7', '{"type":"moon.rose"}', '{"type":"balance.changed"}']) socket.send(text)
  await vi.waitFor(() => expect(heard).toHaveLength(2), 30_000)
  expect(heard[1]).toEqual({ type: 'line.received', message: { type: 'balance.changed' } })
  close()
})

test('reports a dropped connection once and does not reconnect by itself', async () => {
  let connections = 0
  server.on('connection', () => connections++)
  const { socket } = await open()
  socket.terminate()
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ type: 'line.dropped' }), 30_000)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(heard).toEqual([{ type: 'line.opened' }, { type: 'line.dropped' }])
  expect(connections).toBe(1)
})

test('reports nothing after the page closes the connection', async () => {
  const { close, socket } = await open()
  const closed = once(socket, 'close')
  close()
  await closed
  expect(heard).toEqual([{ type: 'line.opened' }])
})

test('reports a dropped connection when the server is not listening', async () => {
  configureCalls({ platform: 'http://127.0.0.1:1' })
  openSocket('ticket-2', hear)
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'line.dropped' }]), 5_000)
})

test('opens no connection if the page closes the socket immediately', async () => {
  let connections = 0
  server.on('connection', () => connections++)
  openSocket('ticket-3', hear)()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([heard, connections]).toEqual([[], 0])
})
