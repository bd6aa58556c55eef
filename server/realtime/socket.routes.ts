import { upgradeWebSocket } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { WebSocket } from 'ws'
import type { Envelope } from '#protocol/kit/envelope.ts'
import { socketPath, socketProtocol } from '#protocol/site/socket.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { clientOf } from '#server/requests/client-of.ts'
import { addressOf } from '#server/requests/request-origin.ts'
import { readSetting } from '#server/settings/settings.ts'
import { allowedOriginsSetting } from '#server/settings/site.settings.ts'
import type { Sockets } from './sockets.ts'
import { issueTicket, type SocketOwner, spendTicket } from './tickets.ts'

export const createSocketTicket: HandlerOf<'createSocketTicket'> = async ({ platform, who, now }) =>
  accept({ ticket: await issueTicket(platform.database, who.session.tokenHash, now) })

/** Accepts sockets. The page's origin must be allowed and its ticket valid. */
export function createSocketRoute(platform: Platform, sockets: Sockets): Hono {
  const app = new Hono()
  app.get(socketPath, async (context) => {
    if (context.req.header('upgrade')?.toLowerCase() !== 'websocket')
      return refuse(context, 426, 'socket.only')
    const page = { origin: context.req.header('origin') ?? '', host: context.req.header('host') ?? '' }
    const { reserved, queues } = platform
    const found = await queues.reads.run(clientOf(context, platform), async () => {
      const origins = await readSetting(reserved, allowedOriginsSetting)
      if (!mayOpen(page, origins)) return 'wrongOrigin'
      return (await spendTicket(reserved, ticketOf(context), await platform.clock())) ?? 'ticketSpent'
    })
    if (found === 'wrongOrigin') return refuse(context, 403, 'socket.wrongOrigin')
    if (found === 'ticketSpent') return refuse(context, 401, 'socket.ticketSpent')
    return open(context, sockets, { owner: found, ip: addressOf(context, platform) })
  })
  return app
}

/**
 * Whether a page may open a socket. Its origin must be this site's or a configured one, because browsers send
 * cookies even when another site opens a socket. Browsers always report the page's true origin.
 */
function mayOpen(page: { origin: string; host: string }, origins: readonly string[]): boolean {
  // Compare without the scheme, as a proxy may terminate TLS.
  const isOwn = URL.canParse(page.origin) && new URL(page.origin).host === page.host
  return isOwn || origins.includes(page.origin)
}

function open(
  context: Context,
  sockets: Sockets,
  { owner, ip }: { owner: SocketOwner; ip: string },
): Promise<Response> {
  return upgradeWebSocket(context, {
    onOpen(_event, { raw }) {
      if (!(raw instanceof WebSocket)) throw new Error('The socket does not come from the ws package')
      sockets.add(raw, owner, ip)
    },
  })
}

/** The ticket is sent as a subprotocol, because browsers cannot set other headers on a socket request. */
function ticketOf(context: Context): string {
  const protocols = (context.req.header('sec-websocket-protocol') ?? '').split(',').map((name) => name.trim())
  const [first, ticket] = protocols
  return first === socketProtocol ? (ticket ?? '') : ''
}

const refuse = (context: Context, status: 401 | 403 | 426, code: string): Response =>
  context.json({ success: false, code } satisfies Envelope, status)
