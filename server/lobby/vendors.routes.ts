import { toGameDto } from '#server/games/game-dto.ts'
import { findLanes } from '#server/games/vendor-lanes.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'

/** HOME-06, HEAD-04, CALL-54. Nothing is cached, so `flush` has no effect. */
export const listVendors: HandlerOf<'listVendors'> = async ({ platform, caller, now }) => {
  const lanes = await findLanes(platform.database)
  return accept({
    lanes: lanes.map(({ gameType, kinds, fronts }) => ({
      title: gameType,
      gameClassify: kinds,
      cards: fronts.map(({ game, vendor }) => {
        const front = toGameDto({ game, vendor }, caller.language, now)
        return {
          vassalage: vendor.code,
          vendor: vendor.name,
          iconUrl: `/art/vendors/${vendor.code}.svg`,
          game: front,
          closedUntil: front.closedUntil ?? null,
        }
      }),
    })),
  })
}
