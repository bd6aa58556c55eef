import net from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen, originOf, refuseUnusable } from '#server/boot/listen.ts'
import { StartupError } from '#server/core/startup-error.ts'

function makeServer(): net.Server {
  const server = net.createServer()
  onTestFinished(() => void server.close())
  return server
}

function refusedServer(reason: Partial<NodeJS.ErrnoException>): net.Server {
  const server = net.createServer()
  vi.spyOn(server, 'listen').mockImplementation(() => {
    server.emit('error', Object.assign(new Error('listen failed'), { syscall: 'listen', ...reason }))
    return server
  })
  return server
}

async function refusalOf(attempt: Promise<unknown>): Promise<string> {
  const outcome = await attempt.catch((error: unknown) => error)
  if (outcome instanceof StartupError) return outcome.message
  throw new Error('There was no refusal', outcome instanceof Error ? { cause: outcome } : {})
}

test('listens on a free port if the port is 0, and then reports that port as taken', async () => {
  const port = await listen(makeServer(), { host: '127.0.0.1', port: 0 })
  expect(port).toBeGreaterThan(0)
  expect(await refusalOf(refuseUnusable({ host: '127.0.0.1', port }))).toBe(
    `Port ${port} on 127.0.0.1 is taken; stop what listens there or set PORT.`,
  )
})

test('does not occupy a port after checking it', async () => {
  const port = await listen(makeServer(), { host: '127.0.0.1', port: 0 })
  const place = { host: '127.0.0.2', port }
  await refuseUnusable(place)
  expect(await listen(makeServer(), place)).toBe(port)
})

// Both addresses are reserved for documentation, so no machine has them.
test.each(['203.0.113.9', '2001:db8::1'])('rejects an address the machine lacks: %s', async (host) => {
  expect(await refusalOf(listen(net.createServer(), { host, port: 0 }))).toBe(
    `Nothing can listen on ${host}, which is no address of this machine; set HOST.`,
  )
})

test.each(['ENOTFOUND', 'EAI_AGAIN'])('reports an unresolvable host name on %s', async (code) => {
  const server = refusedServer({ syscall: 'getaddrinfo', code })
  expect(await refusalOf(listen(server, { host: 'no.such.host', port: 0 }))).toBe(
    'No address is known for the name no.such.host; set HOST.',
  )
})

test('reports a port that needs higher privileges', async () => {
  expect(await refusalOf(listen(refusedServer({ code: 'EACCES' }), { host: '127.0.0.1', port: 80 }))).toBe(
    'Port 80 on 127.0.0.1 is not open to this user; set PORT to a higher one.',
  )
})

test('passes on an error that no setting can fix', async () => {
  await expect(listen(refusedServer({ code: 'EMFILE' }), { host: '127.0.0.1', port: 80 })).rejects.toThrow(
    'listen failed',
  )
})

test('puts an IPv6 address in brackets in the site’s URL', () => {
  expect(originOf({ host: '::1', port: 4173 })).toBe('http://[::1]:4173')
  expect(originOf({ host: '127.0.0.1', port: 4173 })).toBe('http://127.0.0.1:4173')
})
