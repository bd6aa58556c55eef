import type { Language } from '#contract/operator-config.ts'
import type { EngineName } from '#contract/play.ts'
import { inLanguage } from './game-names.ts'

/** How a game is played, in a paragraph of HTML; the game itself tells it at length. */
const rules: Record<EngineName, { pt: string; en: string }> = {
  slot: {
    pt: '<p>A aposta se divide por dez linhas. Três ou mais figuras iguais, a partir da esquerda, pagam na linha. A estrela vale por qualquer figura, menos o sol; três sóis ou mais, em qualquer lugar, dão giros grátis.</p>',
    en: '<p>The stake is shared by ten lines. Three or more of the same sign from the left on a line win. The star stands for every sign but the sun; three suns or more, anywhere, win free spins.</p>',
  },
  mines: {
    pt: '<p>O campo tem 25 casas e quantas minas você escolher. Cada casa livre que você abre faz a rodada valer mais; retire quando quiser. Uma mina encerra a rodada, e a aposta é perdida.</p>',
    en: '<p>The field has 25 cells, and as many mines as you choose. Each clear cell you open makes the round worth more; take it whenever you like. A mine ends the round, and the stake is lost.</p>',
  },
}

/** The rules of a game by the engine that plays it. */
export const rulesOf = (engine: EngineName, language: Language): string => inLanguage(rules[engine], language)
