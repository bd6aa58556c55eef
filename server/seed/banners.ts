import { type BannerGroup, bannerGroup } from '#contract/banners.ts'
import type { banner } from '../database/schema/content.ts'
import type { GameRow } from './games.ts'
import { promotionId } from './promotions.ts'
import { seededId } from './seeded-id.ts'

type BannerRow = typeof banner.$inferInsert
type Content = Pick<BannerRow, 'title' | 'text' | 'action' | 'motif' | 'hue' | 'layout'>

/** Where it leads: a page's path, a game by its English name, or a promotion by its name. */
export type Target = { page: string } | { game: string } | { promotion: string } | 'nowhere'

/** The label of a button that leads nowhere. */
export const nothing = { pt: '', en: '' }

const banners: Record<BannerGroup, readonly (Content & { target: Target })[]> = {
  w_home: [
    {
      title: { pt: 'A mata acordou', en: 'The forest is awake' },
      text: {
        pt: 'Onças, araras e tucanos em rodadas a partir de R$ 0,20.',
        en: 'Jaguars, macaws and toucans in rounds from R$ 0.20.',
      },
      action: { pt: 'Jogar Onça-Pintada', en: 'Play Spotted Jaguar' },
      motif: 'onca/onca',
      hue: 150,
      layout: 'arch',
      target: { game: 'Spotted Jaguar' },
    },
    {
      title: { pt: 'Hoje tem roda', en: 'The wheel is turning' },
      text: {
        pt: 'Mesas ao vivo do começo da tarde até o galo cantar.',
        en: 'Live tables from early afternoon until sunrise.',
      },
      action: { pt: 'Ver as mesas', en: 'See the tables' },
      motif: 'roleta/roleta',
      hue: 25,
      layout: 'night',
      target: { page: '/live' },
    },
    {
      title: { pt: 'Maré cheia', en: 'High tide' },
      text: {
        pt: 'Anzol na água e paciência: o peixe grande também tem hora.',
        en: 'Hook in the water, and patience: the big one keeps hours too.',
      },
      action: { pt: 'Ir pescar', en: 'Go fishing' },
      motif: 'peixe/dourado',
      hue: 220,
      layout: 'bleed',
      target: { page: '/fish' },
    },
    {
      title: { pt: 'Um contra um', en: 'One on one' },
      text: {
        pt: 'Truco, dominó e xadrez com gente de verdade do outro lado.',
        en: 'Truco, dominoes and chess, with somebody real across the table.',
      },
      action: { pt: 'Achar um rival', en: 'Find a rival' },
      motif: 'xadrez/cavalo',
      hue: 300,
      layout: 'slant',
      target: { page: '/pvp' },
    },
    {
      title: { pt: 'Feito em casa', en: 'Made in house' },
      text: {
        pt: 'Os originais do Palpite mostram a conta de cada rodada.',
        en: 'Palpite originals show you the sums behind every round.',
      },
      action: { pt: 'Abrir Campo de Trevos', en: 'Open Clover Field' },
      motif: 'minas/trevos',
      hue: 190,
      layout: 'gallery',
      target: { game: 'Clover Field' },
    },
    {
      title: { pt: 'A noite é dos números', en: 'A night for numbers' },
      text: {
        pt: 'Escolha as dezenas com calma; o sorteio espera por você.',
        en: 'Take your time over the numbers; the draw will wait for you.',
      },
      action: { pt: 'Ver os sorteios', en: 'See the draws' },
      motif: 'bingo/bolas',
      hue: 55,
      layout: 'night',
      target: { page: '/lott' },
    },
    {
      title: { pt: 'Uma chance a cada R$ 50', en: 'One chance for each R$ 50' },
      text: {
        pt: 'No sorteio do mês você vê o que ainda está na urna.',
        en: 'In the raffle of the month you see what is still in the urn.',
      },
      action: { pt: 'Ver o sorteio', en: 'See the raffle' },
      motif: 'bilhete/sorteio',
      hue: 100,
      layout: 'slant',
      target: { promotion: 'month' },
    },
  ],
  w_login: [
    {
      title: { pt: 'Sua cadeira está guardada', en: 'Your seat is waiting' },
      text: { pt: 'Entre e continue de onde parou.', en: 'Log in and pick up where you left off.' },
      action: nothing,
      motif: 'fichas/pilha',
      hue: 150,
      layout: 'arch',
      target: 'nowhere',
    },
  ],
  w_register: [
    {
      title: { pt: 'Puxe uma cadeira', en: 'Pull up a chair' },
      text: {
        pt: 'O cadastro leva um minuto e pede só o que é preciso.',
        en: 'Signing up takes a minute and asks only what it must.',
      },
      action: nothing,
      motif: 'cartas/copas',
      hue: 25,
      layout: 'slant',
      target: 'nowhere',
    },
  ],
  w_forget: [
    {
      title: { pt: 'Acontece', en: 'It happens' },
      text: {
        pt: 'Confirme que é você e escolha uma senha nova.',
        en: 'Confirm that it is you and choose a new password.',
      },
      action: nothing,
      motif: 'tesouro/chave',
      hue: 260,
      layout: 'gallery',
      target: 'nowhere',
    },
  ],
  w_leftmenu: [
    {
      title: { pt: 'Promoções da semana', en: 'This week’s offers' },
      text: { pt: 'Veja o que vale e até quando.', en: 'See what is on, and until when.' },
      action: { pt: 'Ver promoções', en: 'See offers' },
      motif: 'bandeirinhas/varal',
      hue: 45,
      layout: 'bleed',
      target: { page: '/promotions' },
    },
    {
      title: { pt: 'Leve no bolso', en: 'In your pocket' },
      text: { pt: 'O Palpite também cabe no celular.', en: 'Palpite fits your phone as well.' },
      action: { pt: 'Instalar', en: 'Install' },
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
