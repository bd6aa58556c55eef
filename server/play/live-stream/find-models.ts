import { and, asc, count, eq, gt } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Language } from '#domain/text/language.ts'
import type { liveModel } from '#protocol/play/live-stream.ts'
import type { Database } from '#server/database/database.ts'
import type { Rows } from '#server/games/find-games.ts'
import { game } from '#server/games/game.table.ts'
import { gameName } from '#server/games/game-name.ts'
import { vendor } from '#server/games/vendor.table.ts'
import { avatarUrl } from '#server/identity/avatar-url.ts'
import { chatPresence } from '#server/support/chat/chat.table.ts'
import { presentSince } from '#server/support/chat/present-since.ts'
import { roomOfTable } from '#server/support/chat/table-room.ts'
import { hostStatus, hosts } from './hosts.ts'

export type HostedTable = Rows & { model: InferOutput<typeof liveModel> }

export async function findModels(
  database: Database,
  { language, now }: { language: Language; now: Date },
): Promise<HostedTable[]> {
  const tables = await database
    .select({ game, vendor })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(and(eq(game.engine, 'live'), eq(game.group, false), eq(vendor.show, 'frame')))
    .orderBy(asc(game.position), asc(game.nodeId))
    .limit(hosts.length)
  const present = await database
    .select({ roomId: chatPresence.roomId, count: count() })
    .from(chatPresence)
    .where(gt(chatPresence.seenAt, presentSince(now)))
    .groupBy(chatPresence.roomId)
  return tables.flatMap((table, place) => {
    const host = hosts[place]
    if (!host) return []
    const { status, startsAt } = hostStatus(host, now)
    const model = {
      id: host.id,
      name: host.name,
      image: avatarUrl(host.icon),
      status,
      startsAt: startsAt?.toISOString() ?? null,
      viewers: present.find(({ roomId }) => roomId === roomOfTable(table.game.nodeId))?.count ?? 0,
      nodeId: table.game.nodeId,
      gameName: gameName(table.game, language),
    }
    return [{ ...table, model }]
  })
}
