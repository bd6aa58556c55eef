import { type BannerGroup, bannerGroup } from '#protocol/lobby/banners.ts'
import { demoText } from '#server/demo-data/texts/demo-text.ts'
import type { banner } from '#server/lobby/banner.table.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'
import type { GameRow } from './games.ts'
import { promotionId } from './promotions.ts'
import { seededId } from './seeded-id.ts'

type BannerRow = typeof banner.$inferInsert
type Content = Pick<BannerRow, 'title' | 'text' | 'action' | 'motif' | 'hue' | 'layout'>

/** The path of a page, the English name of a game, or the name of a promotion. */
export type Target = { page: string } | { game: string } | { promotion: string } | 'nowhere'

export const nothing: LocalizedText = { en: '' }

const banners: Record<BannerGroup, readonly (Content & { target: Target })[]> = {
  w_home: [
    {
      title: demoText('banner.w_home.theForestIsAwake.title'),
      text: demoText('banner.w_home.theForestIsAwake.text'),
      action: demoText('banner.w_home.theForestIsAwake.action'),
      motif: 'onca/onca',
      hue: 150,
      layout: 'arch',
      target: { game: 'Spotted Jaguar' },
    },
    {
      title: demoText('banner.w_home.theWheelIsTurning.title'),
      text: demoText('banner.w_home.theWheelIsTurning.text'),
      action: demoText('banner.w_home.theWheelIsTurning.action'),
      motif: 'roleta/roleta',
      hue: 25,
      layout: 'night',
      target: { page: '/live' },
    },
    {
      title: demoText('banner.w_home.highTide.title'),
      text: demoText('banner.w_home.highTide.text'),
      action: demoText('banner.w_home.highTide.action'),
      motif: 'peixe/dourado',
      hue: 220,
      layout: 'bleed',
      target: { page: '/fish' },
    },
    {
      title: demoText('banner.w_home.oneOnOne.title'),
      text: demoText('banner.w_home.oneOnOne.text'),
      action: demoText('banner.w_home.oneOnOne.action'),
      motif: 'xadrez/cavalo',
      hue: 300,
      layout: 'slant',
      target: { page: '/pvp' },
    },
    {
      title: demoText('banner.w_home.madeInHouse.title'),
      text: demoText('banner.w_home.madeInHouse.text'),
      action: demoText('banner.w_home.madeInHouse.action'),
      motif: 'minas/trevos',
      hue: 190,
      layout: 'gallery',
      target: { game: 'Clover Field' },
    },
    {
      title: demoText('banner.w_home.aNightForNumbers.title'),
      text: demoText('banner.w_home.aNightForNumbers.text'),
      action: demoText('banner.w_home.aNightForNumbers.action'),
      motif: 'bingo/bolas',
      hue: 55,
      layout: 'night',
      target: { page: '/lott' },
    },
    {
      title: demoText('banner.w_home.oneChanceForEachR50.title'),
      text: demoText('banner.w_home.oneChanceForEachR50.text'),
      action: demoText('banner.w_home.oneChanceForEachR50.action'),
      motif: 'bilhete/sorteio',
      hue: 100,
      layout: 'slant',
      target: { promotion: 'month' },
    },
  ],
  w_login: [
    {
      title: demoText('banner.w_login.yourSeatIsWaiting.title'),
      text: demoText('banner.w_login.yourSeatIsWaiting.text'),
      action: nothing,
      motif: 'fichas/pilha',
      hue: 150,
      layout: 'arch',
      target: 'nowhere',
    },
  ],
  w_register: [
    {
      title: demoText('banner.w_register.pullUpAChair.title'),
      text: demoText('banner.w_register.pullUpAChair.text'),
      action: nothing,
      motif: 'cartas/copas',
      hue: 25,
      layout: 'slant',
      target: 'nowhere',
    },
  ],
  w_forget: [
    {
      title: demoText('banner.w_forget.itHappens.title'),
      text: demoText('banner.w_forget.itHappens.text'),
      action: nothing,
      motif: 'tesouro/chave',
      hue: 260,
      layout: 'gallery',
      target: 'nowhere',
    },
  ],
  w_leftmenu: [
    {
      title: demoText('banner.w_leftmenu.thisWeeksOffers.title'),
      text: demoText('banner.w_leftmenu.thisWeeksOffers.text'),
      action: demoText('banner.w_leftmenu.thisWeeksOffers.action'),
      motif: 'bandeirinhas/varal',
      hue: 45,
      layout: 'bleed',
      target: { page: '/promotions' },
    },
    {
      title: demoText('banner.w_leftmenu.inYourPocket.title'),
      text: demoText('banner.w_leftmenu.inYourPocket.text'),
      action: demoText('banner.w_leftmenu.inYourPocket.action'),
      motif: 'fliperama/cartucho',
      hue: 200,
      layout: 'slant',
      target: { page: '/download' },
    },
  ],
}

export const bannerId = (place: BannerGroup, position: number): string =>
  seededId(`banner ${place} ${position}`)

export function bannerRows(games: readonly GameRow[]): BannerRow[] {
  return bannerGroup.options.flatMap((place) =>
    banners[place].map(({ target, ...content }, position) => ({
      id: bannerId(place, position),
      place,
      position,
      ...content,
      ...linkTo(target, games),
    })),
  )
}

export function linkTo(target: Target, games: readonly GameRow[]): Pick<BannerRow, 'url' | 'linkageType'> {
  if (target === 'nowhere') return { url: '', linkageType: 'none' }
  if ('page' in target) return { url: target.page, linkageType: 'page' }
  if ('promotion' in target)
    return { url: `/promotions#${promotionId(target.promotion)}`, linkageType: 'promotion' }
  const found = games.find(({ nameEn }) => nameEn === target.game)
  if (!found) throw new Error(`A banner leads to ${target.game}, which is no game.`)
  return { url: String(found.nodeId), linkageType: 'game' }
}
