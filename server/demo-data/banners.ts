import { type BannerGroup, bannerGroup } from '#protocol/lobby/banners.ts'
import type { banner } from '#server/lobby/banner.table.ts'
import { type LocalizedText, localizedText } from '#server/texts/localized-text.ts'
import type { GameRow } from './games.ts'
import { promotionId } from './promotions.ts'
import { seededId } from './seeded-id.ts'

type BannerRow = typeof banner.$inferInsert
type Content = Pick<BannerRow, 'title' | 'text' | 'action' | 'motif' | 'hue' | 'layout'>

/** Where it leads: a page's path, a game by its English name, or a promotion by its name. */
export type Target = { page: string } | { game: string } | { promotion: string } | 'nowhere'

/** The label of a button that leads nowhere. */
export const nothing: LocalizedText = { en: '' }

const banners: Record<BannerGroup, readonly (Content & { target: Target })[]> = {
  w_home: [
    {
      title: localizedText(
        /*i18n*/ { id: 'demo.banner.w_home.theForestIsAwake.title', message: 'The forest is awake' },
      ),
      text: localizedText(
        /*i18n*/ {
          id: 'demo.banner.w_home.theForestIsAwake.text',
          message: 'Jaguars, macaws and toucans in rounds from R$ 0.20.',
        },
      ),
      action: localizedText(
        /*i18n*/ { id: 'demo.banner.w_home.theForestIsAwake.action', message: 'Play Spotted Jaguar' },
      ),
      motif: 'onca/onca',
      hue: 150,
      layout: 'arch',
      target: { game: 'Spotted Jaguar' },
    },
    {
      title: localizedText(
        /*i18n*/ { id: 'demo.banner.w_home.theWheelIsTurning.title', message: 'The wheel is turning' },
      ),
      text: localizedText(
        /*i18n*/ {
          id: 'demo.banner.w_home.theWheelIsTurning.text',
          message: 'Live tables from early afternoon until sunrise.',
        },
      ),
      action: localizedText(
        /*i18n*/ { id: 'demo.banner.w_home.theWheelIsTurning.action', message: 'See the tables' },
      ),
      motif: 'roleta/roleta',
      hue: 25,
      layout: 'night',
      target: { page: '/live' },
    },
    {
      title: localizedText(/*i18n*/ { id: 'demo.banner.w_home.highTide.title', message: 'High tide' }),
      text: localizedText(
        /*i18n*/ {
          id: 'demo.banner.w_home.highTide.text',
          message: 'Hook in the water, and patience: the big one keeps hours too.',
        },
      ),
      action: localizedText(/*i18n*/ { id: 'demo.banner.w_home.highTide.action', message: 'Go fishing' }),
      motif: 'peixe/dourado',
      hue: 220,
      layout: 'bleed',
      target: { page: '/fish' },
    },
    {
      title: localizedText(/*i18n*/ { id: 'demo.banner.w_home.oneOnOne.title', message: 'One on one' }),
      text: localizedText(
        /*i18n*/ {
          id: 'demo.banner.w_home.oneOnOne.text',
          message: 'Truco, dominoes and chess, with somebody real across the table.',
        },
      ),
      action: localizedText(/*i18n*/ { id: 'demo.banner.w_home.oneOnOne.action', message: 'Find a rival' }),
      motif: 'xadrez/cavalo',
      hue: 300,
      layout: 'slant',
      target: { page: '/pvp' },
    },
    {
      title: localizedText(/*i18n*/ { id: 'demo.banner.w_home.madeInHouse.title', message: 'Made in house' }),
      text: localizedText(
        /*i18n*/ {
          id: 'demo.banner.w_home.madeInHouse.text',
          message: 'Palpite originals show you the sums behind every round.',
        },
      ),
      action: localizedText(
        /*i18n*/ { id: 'demo.banner.w_home.madeInHouse.action', message: 'Open Clover Field' },
      ),
      motif: 'minas/trevos',
      hue: 190,
      layout: 'gallery',
      target: { game: 'Clover Field' },
    },
    {
      title: localizedText(
        /*i18n*/ { id: 'demo.banner.w_home.aNightForNumbers.title', message: 'A night for numbers' },
      ),
      text: localizedText(
        /*i18n*/ {
          id: 'demo.banner.w_home.aNightForNumbers.text',
          message: 'Take your time over the numbers; the draw will wait for you.',
        },
      ),
      action: localizedText(
        /*i18n*/ { id: 'demo.banner.w_home.aNightForNumbers.action', message: 'See the draws' },
      ),
      motif: 'bingo/bolas',
      hue: 55,
      layout: 'night',
      target: { page: '/lott' },
    },
    {
      title: localizedText(
        /*i18n*/ { id: 'demo.banner.w_home.oneChanceForEachR50.title', message: 'One chance for each R$ 50' },
      ),
      text: localizedText(
        /*i18n*/ {
          id: 'demo.banner.w_home.oneChanceForEachR50.text',
          message: 'In the raffle of the month you see what is still in the urn.',
        },
      ),
      action: localizedText(
        /*i18n*/ { id: 'demo.banner.w_home.oneChanceForEachR50.action', message: 'See the raffle' },
      ),
      motif: 'bilhete/sorteio',
      hue: 100,
      layout: 'slant',
      target: { promotion: 'month' },
    },
  ],
  w_login: [
    {
      title: localizedText(
        /*i18n*/ { id: 'demo.banner.w_login.yourSeatIsWaiting.title', message: 'Your seat is waiting' },
      ),
      text: localizedText(
        /*i18n*/ {
          id: 'demo.banner.w_login.yourSeatIsWaiting.text',
          message: 'Log in and pick up where you left off.',
        },
      ),
      action: nothing,
      motif: 'fichas/pilha',
      hue: 150,
      layout: 'arch',
      target: 'nowhere',
    },
  ],
  w_register: [
    {
      title: localizedText(
        /*i18n*/ { id: 'demo.banner.w_register.pullUpAChair.title', message: 'Pull up a chair' },
      ),
      text: localizedText(
        /*i18n*/ {
          id: 'demo.banner.w_register.pullUpAChair.text',
          message: 'Signing up takes a minute and asks only what it must.',
        },
      ),
      action: nothing,
      motif: 'cartas/copas',
      hue: 25,
      layout: 'slant',
      target: 'nowhere',
    },
  ],
  w_forget: [
    {
      title: localizedText(/*i18n*/ { id: 'demo.banner.w_forget.itHappens.title', message: 'It happens' }),
      text: localizedText(
        /*i18n*/ {
          id: 'demo.banner.w_forget.itHappens.text',
          message: 'Confirm that it is you and choose a new password.',
        },
      ),
      action: nothing,
      motif: 'tesouro/chave',
      hue: 260,
      layout: 'gallery',
      target: 'nowhere',
    },
  ],
  w_leftmenu: [
    {
      title: localizedText(
        /*i18n*/ { id: 'demo.banner.w_leftmenu.thisWeeksOffers.title', message: 'This week’s offers' },
      ),
      text: localizedText(
        /*i18n*/ {
          id: 'demo.banner.w_leftmenu.thisWeeksOffers.text',
          message: 'See what is on, and until when.',
        },
      ),
      action: localizedText(
        /*i18n*/ { id: 'demo.banner.w_leftmenu.thisWeeksOffers.action', message: 'See offers' },
      ),
      motif: 'bandeirinhas/varal',
      hue: 45,
      layout: 'bleed',
      target: { page: '/promotions' },
    },
    {
      title: localizedText(
        /*i18n*/ { id: 'demo.banner.w_leftmenu.inYourPocket.title', message: 'In your pocket' },
      ),
      text: localizedText(
        /*i18n*/ {
          id: 'demo.banner.w_leftmenu.inYourPocket.text',
          message: 'Palpite fits your phone as well.',
        },
      ),
      action: localizedText(
        /*i18n*/ { id: 'demo.banner.w_leftmenu.inYourPocket.action', message: 'Install' },
      ),
      motif: 'fliperama/cartucho',
      hue: 200,
      layout: 'slant',
      target: { page: '/download' },
    },
  ],
}

/** The id of the banner at a position, from 0, of a place. */
export const bannerId = (place: BannerGroup, position: number): string =>
  seededId(`banner ${place} ${position}`)

/** The banners of every group, in their order. */
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

/** Where a banner, or what looks like one, leads. */
export function linkTo(target: Target, games: readonly GameRow[]): Pick<BannerRow, 'url' | 'linkageType'> {
  if (target === 'nowhere') return { url: '', linkageType: 'none' }
  if ('page' in target) return { url: target.page, linkageType: 'page' }
  if ('promotion' in target)
    return { url: `/promotions#${promotionId(target.promotion)}`, linkageType: 'promotion' }
  const found = games.find(({ nameEn }) => nameEn === target.game)
  if (!found) throw new Error(`A banner leads to ${target.game}, which is no game.`)
  return { url: String(found.nodeId), linkageType: 'game' }
}
