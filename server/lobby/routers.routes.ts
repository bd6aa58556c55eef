import { accept, type HandlerOf } from '#server/platform/handler.ts'

/** Vendors whose games run on a page of this site (GAME-05). */
export const listRouters: HandlerOf<'listRouters'> = async () =>
  accept({
    routers: [
      { vassalage: 'TCG_LOTTO_VN', path: '/vnLottery' },
      { vassalage: 'TCG_SEA', path: '/seaLottery' },
      { vassalage: 'LOTT', path: '/lottery' },
      { vassalage: 'ELOTT', path: '/lottery' },
    ],
  })
