import type { MessageDescriptor } from '@lingui/core'
import type { DuelPick, Exchange } from '#domain/play/duel-odds.ts'
import type { FishSpecies } from '#domain/play/fish-odds.ts'
import type { LiveSpot } from '#domain/play/live-odds.ts'
import type { PlinkoRisk } from '#domain/play/plinko-odds.ts'
import type { OutsideSpot } from '#domain/play/roulette-odds.ts'

export const answers = {
  yes: /*i18n*/ { id: 'play.answers.yes', message: 'Yes' },
  no: /*i18n*/ { id: 'play.answers.no', message: 'No' },
}

export const spotLabels: Record<LiveSpot, MessageDescriptor> = {
  disc: /*i18n*/ { id: 'play.spot.disc', message: 'Disc' },
  triangle: /*i18n*/ { id: 'play.spot.triangle', message: 'Triangle' },
  square: /*i18n*/ { id: 'play.spot.square', message: 'Square' },
  diamond: /*i18n*/ { id: 'play.spot.diamond', message: 'Diamond' },
  star: /*i18n*/ { id: 'play.spot.star', message: 'Star' },
  crown: /*i18n*/ { id: 'play.spot.crown', message: 'Crown' },
  dragon: /*i18n*/ { id: 'play.spot.dragon', message: 'Dragon' },
  tiger: /*i18n*/ { id: 'play.spot.tiger', message: 'Tiger' },
  tie: /*i18n*/ { id: 'play.spot.tie', message: 'Tie' },
}

export const duelLabels: Record<DuelPick, MessageDescriptor> = {
  left: /*i18n*/ { id: 'play.duel.left', message: 'Left wins' },
  draw: /*i18n*/ { id: 'play.duel.draw', message: 'Draw' },
  right: /*i18n*/ { id: 'play.duel.right', message: 'Right wins' },
  leftNear: /*i18n*/ { id: 'play.duel.leftNear', message: 'Left by 1 or 2' },
  leftFar: /*i18n*/ { id: 'play.duel.leftFar', message: 'Left by 3 or more' },
  rightNear: /*i18n*/ { id: 'play.duel.rightNear', message: 'Right by 1 or 2' },
  rightFar: /*i18n*/ { id: 'play.duel.rightFar', message: 'Right by 3 or more' },
}

export const exchangeLabels: Record<Exchange, MessageDescriptor> = {
  left: /*i18n*/ { id: 'play.exchange.left', message: 'left' },
  right: /*i18n*/ { id: 'play.exchange.right', message: 'right' },
  clash: /*i18n*/ { id: 'play.exchange.clash', message: 'clash' },
}

export const fishLabels: Record<FishSpecies, MessageDescriptor> = {
  bannerfish: /*i18n*/ { id: 'play.fish.bannerfish', message: 'Bannerfish' },
  starfish: /*i18n*/ { id: 'play.fish.starfish', message: 'Starfish' },
  shell: /*i18n*/ { id: 'play.fish.shell', message: 'Scallop' },
  crab: /*i18n*/ { id: 'play.fish.crab', message: 'Crab' },
  puffer: /*i18n*/ { id: 'play.fish.puffer', message: 'Pufferfish' },
  dorado: /*i18n*/ { id: 'play.fish.dorado', message: 'Dorado' },
  turtle: /*i18n*/ { id: 'play.fish.turtle', message: 'Turtle' },
  octopus: /*i18n*/ { id: 'play.fish.octopus', message: 'Octopus' },
  shark: /*i18n*/ { id: 'play.fish.shark', message: 'Shark' },
  whale: /*i18n*/ { id: 'play.fish.whale', message: 'Whale' },
  prize: /*i18n*/ { id: 'play.fish.prize', message: 'Special target' },
}

export const outsideLabels: Record<OutsideSpot, MessageDescriptor> = {
  dozen1: /*i18n*/ { id: 'play.outside.dozen1', message: '1 to 12' },
  dozen2: /*i18n*/ { id: 'play.outside.dozen2', message: '13 to 24' },
  dozen3: /*i18n*/ { id: 'play.outside.dozen3', message: '25 to 36' },
  column1: /*i18n*/ { id: 'play.outside.column1', message: '1st column' },
  column2: /*i18n*/ { id: 'play.outside.column2', message: '2nd column' },
  column3: /*i18n*/ { id: 'play.outside.column3', message: '3rd column' },
  low: /*i18n*/ { id: 'play.outside.low', message: '1 to 18' },
  even: /*i18n*/ { id: 'play.outside.even', message: 'Even' },
  red: /*i18n*/ { id: 'play.outside.red', message: 'Red' },
  black: /*i18n*/ { id: 'play.outside.black', message: 'Black' },
  odd: /*i18n*/ { id: 'play.outside.odd', message: 'Odd' },
  high: /*i18n*/ { id: 'play.outside.high', message: '19 to 36' },
}

export const riskLabels: Record<PlinkoRisk, MessageDescriptor> = {
  low: /*i18n*/ { id: 'play.risk.low', message: 'Low' },
  medium: /*i18n*/ { id: 'play.risk.medium', message: 'Medium' },
  high: /*i18n*/ { id: 'play.risk.high', message: 'High' },
}
