import type { Context } from 'hono'
import { statusCode } from '#domain/site/status-code.ts'
import type { Envelope } from '#protocol/kit/envelope.ts'
import type { PlayRefusal } from '#protocol/play/play.ts'
import { onReserved, type Platform } from '#server/platform/platform.ts'
import { clientOf, clientOfMember } from '#server/requests/client-of.ts'
import { addressOf } from '#server/requests/request-origin.ts'
import { systemStatusFor } from '#server/settings/system-status.ts'
import { findPlayer, type Player } from './play-session.ts'

export type Playing = { context: Context; platform: Platform; player: Player; now: Date }

/**
 * Runs a handler for the player identified by the `play-token` header. Refuses the request if the site is
 * closed or the token is not valid.
 */
export async function withPlayer(
  context: Context,
  platform: Platform,
  answer: (playing: Playing) => Promise<Response>,
): Promise<Response> {
  context.header('cache-control', 'no-store')
  // Read the body before the clock, so that a slowly sent bet counts as placed when its last byte arrives.
  // Aborted bodies are rejected when they are parsed.
  await context.req.text().catch(() => undefined)
  const client = clientOf(context, platform)
  const { reads, work } = platform.queues
  const found = await reads.run(client, () => admitPlayer(context, platform))
  if ('refusal' in found) return refused(context, found.refusal)
  const { player, now } = found
  return work.run(clientOfMember(client, player.member.id), () => answer({ context, platform, player, now }))
}

async function admitPlayer(
  context: Context,
  platform: Platform,
): Promise<{ player: Player; now: Date } | { refusal: PlayRefusal }> {
  const status = await systemStatusFor(onReserved(platform), addressOf(context, platform))
  if (status.status !== statusCode.normal) {
    const until = status.status === statusCode.maintenance ? status.maintenanceEnd : null
    return { refusal: { code: 'play.siteClosed', value: { until } } }
  }
  const now = await platform.clock()
  const player = await findPlayer(platform.reserved, context.req.header('play-token') ?? '', now)
  return player ? { player, now } : { refusal: { code: 'play.ended', value: {} } }
}

export const accepted = (context: Context, value: unknown): Response =>
  context.json({ success: true, value } satisfies Envelope)

export const refused = (context: Context, { code, value }: PlayRefusal): Response =>
  context.json({ success: false, code, value } satisfies Envelope)

export const failed = (code: string): Envelope => ({ success: false, code })
