import { type BannerGroup, bannerGroup } from '#protocol/lobby/banners.ts'
import { demoText } from '#server/demo-data/texts/demo-text.ts'
import type { banner } from '#server/lobby/banner.table.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'
import type { GameRow } from './games.ts'
import { promotionId } from './promotions.ts'
import { seededId } from './seeded-id.ts'

type BannerRow = typeof banner.$inferInsert
type Content = Pick<BannerRow, 'title' | 'text' | 'action' | 'motif' | 'hue' | 'layout'>

/**
 * Target of a banner or popup: a page (by path), a game (by English name), a promotion (by name) or nothing.
 */
export type Target = { page: string } | { game: string } | { promotion: string } | 'nowhere'

export const nothing: LocalizedText = { en: '' }

const banners: Record<BannerGroup, readonly (Content & { target: Target })[]> = {
  w_home: [
    {
      title: demoText('banner.home.spottedJaguar.title'),
      text: demoText('banner.home.spottedJaguar.text'),
      action: demoText('banner.home.spottedJaguar.action'),
      motif: 'onca/onca',
      hue: 150,
      layout: 'arch',
      target: { game: 'Spotted Jaguar' },
    },
    {
      title: demoText('banner.home.liveCasino.title'),
      text: demoText('banner.home.liveCasino.text'),
      action: demoText('banner.home.liveCasino.action'),
      motif: 'roleta/sinais',
      hue: 22,
      layout: 'night',
      target: { page: '/live' },
    },
    {
      title: demoText('banner.home.fishing.title'),
      text: demoText('banner.home.fishing.text'),
      action: demoText('banner.home.fishing.action'),
      motif: 'peixe/dourado',
      hue: 220,
      layout: 'bleed',
      target: { page: '/fish' },
    },
    {
      title: demoText('banner.home.pvp.title'),
      text: demoText('banner.home.pvp.text'),
      action: demoText('banner.home.pvp.action'),
      motif: 'cartas/duelo',
      hue: 300,
      layout: 'slant',
      target: { page: '/pvp' },
    },
    {
      title: demoText('banner.home.houseGames.title'),
      text: demoText('banner.home.houseGames.text'),
      action: demoText('banner.home.houseGames.action'),
      motif: 'minas/trevos',
      hue: 190,
      layout: 'gallery',
      target: { game: 'Clover Field' },
    },
    {
      title: demoText('banner.home.lotteries.title'),
      text: demoText('banner.home.lotteries.text'),
      action: demoText('banner.home.lotteries.action'),
      motif: 'bingo/bolas',
      hue: 55,
      layout: 'night',
      target: { page: '/lott' },
    },
    {
      title: demoText('banner.home.raffle.title'),
      text: demoText('banner.home.raffle.text'),
      action: demoText('banner.home.raffle.action'),
      motif: 'bilhete/sorteio',
      hue: 100,
      layout: 'slant',
      target: { promotion: 'month' },
    },
  ],
  w_login: [
    {
      title: demoText('banner.login.welcomeBack.title'),
      text: demoText('banner.login.welcomeBack.text'),
      action: nothing,
      motif: 'fichas/pilha',
      hue: 150,
      layout: 'arch',
      target: 'nowhere',
    },
  ],
  w_register: [
    {
      title: demoText('banner.signUp.welcome.title'),
      text: demoText('banner.signUp.welcome.text'),
      action: nothing,
      motif: 'cartas/copas',
      hue: 25,
      layout: 'slant',
      target: 'nowhere',
    },
  ],
  w_forget: [
    {
      title: demoText('banner.forgotPassword.help.title'),
      text: demoText('banner.forgotPassword.help.text'),
      action: nothing,
      motif: 'tesouro/chave',
      hue: 260,
      layout: 'gallery',
      target: 'nowhere',
    },
  ],
  w_leftmenu: [
    {
      title: demoText('banner.menu.promotions.title'),
      text: demoText('banner.menu.promotions.text'),
      action: demoText('banner.menu.promotions.action'),
      motif: 'bandeirinhas/varal',
      hue: 45,
      layout: 'bleed',
      target: { page: '/promotions' },
    },
    {
      title: demoText('banner.menu.installApp.title'),
      text: demoText('banner.menu.installApp.text'),
      action: demoText('banner.menu.installApp.action'),
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
  if (!found) throw new Error(`A banner links to ${target.game}, which is not a game.`)
  return { url: String(found.nodeId), linkageType: 'game' }
}
