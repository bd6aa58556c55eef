import * as v from 'valibot'
import { engineName } from '#protocol/play/play.ts'
import { findGame } from '#server/games/find-game.ts'
import { gameName } from '#server/games/game-name.ts'
import { saveRecentGame } from '#server/games/recent-games.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { isLotteryVendor } from '#server/play/lottery/families.ts'
import { lotteryAddress } from '#server/play/lottery/lottery-address.ts'
import { openGameSession } from '#server/play/play-session.ts'
import { roomOfCode } from '#server/play/pvp/rooms.ts'
import { isChatOn } from '#server/support/chat/find-room.ts'
import { roomOfTable } from '#server/support/chat/table-room.ts'

/**
 * GAME-07, GAME-09, CALL-28. Opens a game for the member, in a PvP room if one is requested. Except for
 * lotteries, the returned URL contains the game session's token.
 */
export const launchGame: HandlerOf<'launchGame'> = async ({ platform, request, caller, who, now }) => {
  const { database, operator } = platform
  const found = await findGame(database, request)
  const engine = v.safeParse(engineName, found?.game.engine)
  const lottery = found && !found.game.group && isLotteryVendor(found.vendor.code) ? found.vendor.code : null
  if (!found || found.game.withdrawn || !(engine.success || lottery)) return refuse('launch.unknown', {})
  const { closedUntil } = found.vendor
  if (closedUntil && closedUntil > now) return refuse('launch.closed', { until: closedUntil.toISOString() })
  const isTrial = operator.trialTypes.includes(who.member.type)
  if (isTrial && !found.game.trial) return refuse('launch.trial', {})
  const language = request.language ?? caller.language
  const name = gameName(found.game, language)
  if (lottery || !engine.success) {
    await saveRecentGame(database, { memberId: who.member.id, nodeId: found.game.nodeId, now })
    return accept({ url: lotteryAddress(found, { ...request, language }), show: 'frame' as const, name })
  }
  const room = engine.output === 'pvp' ? roomOfCode(request.gameCode) : null
  if (room === 'gone') return refuse('launch.unknown', {})
  const token = await openGameSession(database, {
    memberId: who.member.id,
    sessionTokenHash: who.session.tokenHash,
    nodeId: found.game.nodeId,
    backUrl: ownPath(request.backUrl),
    now,
  })
  await saveRecentGame(database, { memberId: who.member.id, nodeId: found.game.nodeId, now })
  const hasChat = engine.output === 'live' && (await isChatOn(platform))
  const query = new URLSearchParams({
    token,
    game: String(found.game.nodeId),
    lang: language,
    ...(room === null ? {} : { room: String(room) }),
  })
  return accept({
    url: `/play/${engine.output}?${query}`,
    show: found.vendor.show === 'window' ? 'window' : 'frame',
    name,
    ...(hasChat && { chatRoomId: roomOfTable(found.game.nodeId) }),
  })
}

/** Returns the path if it is on this site, or else `/`. */
function ownPath(path = '/'): string {
  if (!/^\/[^\\\s]*$/.test(path)) return '/'
  const led = URL.parse(path, ANY_ORIGIN)
  return led?.origin === ANY_ORIGIN && !led.pathname.startsWith('//') ? path : '/'
}

/** Base for resolving a path. The result shows whether the path leads to another origin. */
const ANY_ORIGIN = 'https://own.invalid'
