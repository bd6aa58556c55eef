import type { DuelPick, Exchange } from '#contract/duel-odds.ts'
import type { FishSpecies } from '#contract/fish-odds.ts'
import type { LiveSpot } from '#contract/live-odds.ts'
import type { PlinkoRisk } from '#contract/plinko-odds.ts'
import type { OutsideSpot } from '#contract/roulette-odds.ts'
import type { LocalizedText } from '../../texts/localized-text.ts'

export const answers = { yes: { pt: 'Sim', en: 'Yes' }, no: { pt: 'Não', en: 'No' } }

export const spotWords: Record<LiveSpot, LocalizedText> = {
  disc: { pt: 'Disco', en: 'Disc' },
  triangle: { pt: 'Triângulo', en: 'Triangle' },
  square: { pt: 'Quadrado', en: 'Square' },
  diamond: { pt: 'Losango', en: 'Diamond' },
  star: { pt: 'Estrela', en: 'Star' },
  crown: { pt: 'Coroa', en: 'Crown' },
  dragon: { pt: 'Dragão', en: 'Dragon' },
  tiger: { pt: 'Tigre', en: 'Tiger' },
  tie: { pt: 'Empate', en: 'Tie' },
}

export const duelWords: Record<DuelPick, LocalizedText> = {
  left: { pt: 'Esquerda vence', en: 'Left wins' },
  draw: { pt: 'Empate', en: 'Draw' },
  right: { pt: 'Direita vence', en: 'Right wins' },
  leftNear: { pt: 'Esquerda por 1 ou 2', en: 'Left by 1 or 2' },
  leftFar: { pt: 'Esquerda por 3 ou mais', en: 'Left by 3 or more' },
  rightNear: { pt: 'Direita por 1 ou 2', en: 'Right by 1 or 2' },
  rightFar: { pt: 'Direita por 3 ou mais', en: 'Right by 3 or more' },
}

export const exchangeWords: Record<Exchange, LocalizedText> = {
  left: { pt: 'esquerda', en: 'left' },
  right: { pt: 'direita', en: 'right' },
  clash: { pt: 'ninguém', en: 'nobody' },
}

export const fishWords: Record<FishSpecies, LocalizedText> = {
  bannerfish: { pt: 'Peixe-bandeira', en: 'Bannerfish' },
  starfish: { pt: 'Estrela-do-mar', en: 'Starfish' },
  shell: { pt: 'Vieira', en: 'Scallop' },
  crab: { pt: 'Caranguejo', en: 'Crab' },
  puffer: { pt: 'Baiacu', en: 'Pufferfish' },
  dorado: { pt: 'Dourado', en: 'Dorado' },
  turtle: { pt: 'Tartaruga', en: 'Turtle' },
  octopus: { pt: 'Polvo', en: 'Octopus' },
  shark: { pt: 'Tubarão', en: 'Shark' },
  whale: { pt: 'Baleia', en: 'Whale' },
  prize: { pt: 'A presa da capa', en: 'The catch on the cover' },
}

export const outsideWords: Record<OutsideSpot, LocalizedText> = {
  dozen1: { pt: '1 a 12', en: '1 to 12' },
  dozen2: { pt: '13 a 24', en: '13 to 24' },
  dozen3: { pt: '25 a 36', en: '25 to 36' },
  column1: { pt: '1ª coluna', en: '1st column' },
  column2: { pt: '2ª coluna', en: '2nd column' },
  column3: { pt: '3ª coluna', en: '3rd column' },
  low: { pt: '1 a 18', en: '1 to 18' },
  even: { pt: 'Par', en: 'Even' },
  red: { pt: 'Vermelho', en: 'Red' },
  black: { pt: 'Preto', en: 'Black' },
  odd: { pt: 'Ímpar', en: 'Odd' },
  high: { pt: '19 a 36', en: '19 to 36' },
}

export const riskWords: Record<PlinkoRisk, LocalizedText> = {
  low: { pt: 'Baixo', en: 'Low' },
  medium: { pt: 'Médio', en: 'Medium' },
  high: { pt: 'Alto', en: 'High' },
}
