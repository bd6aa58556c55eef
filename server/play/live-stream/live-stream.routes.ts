import { saveRecentGame } from '#server/games/recent-games.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { openGameSession } from '#server/play/play-session.ts'
import { roomOfTable } from '#server/support/chat/table-room.ts'
import { findModels } from './find-models.ts'

/** GAME-12, CALL-46 */
export const listLiveModels: HandlerOf<'listLiveModels'> = async ({ platform, request, caller, now }) => {
  const found = await findModels(platform.database, { language: request.language ?? caller.language, now })
  return accept({ models: found.map(({ model }) => model) })
}

/** GAME-12 */
export const joinLiveStream: HandlerOf<'joinLiveStream'> = async ({
  platform,
  request,
  caller,
  who,
  now,
}) => {
  const { database, operator } = platform
  const { language } = caller
  const models = await findModels(database, { language, now })
  const found = models.find(({ model }) => model.id === request.modelId)
  if (!found) return refuse('live.unknown', {})
  const { model, game, vendor } = found
  if (model.status !== 'live') return refuse('live.offline', { startsAt: model.startsAt })
  if (vendor.closedUntil && vendor.closedUntil > now) return refuse('live.offline', { startsAt: null })
  if (operator.trialTypes.includes(who.member.type) && !game.trial) return refuse('live.trial', {})
  const token = await openGameSession(database, {
    memberId: who.member.id,
    sessionTokenHash: who.session.tokenHash,
    nodeId: game.nodeId,
    backUrl: '/streamView',
    now,
  })
  await saveRecentGame(database, { memberId: who.member.id, nodeId: game.nodeId, now })
  const query = new URLSearchParams({ token, game: String(game.nodeId), lang: language })
  return accept({ model, url: `/play/live?${query}`, chatRoomId: roomOfTable(game.nodeId) })
}
