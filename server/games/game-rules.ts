import type { Language } from '#contract/operator-config.ts'
import type { EngineName } from '#contract/play.ts'
import { inLanguage } from './game-names.ts'

/** How a game is played, in a paragraph of HTML; the game itself tells it at length. */
const rules: Record<EngineName, { pt: string; en: string }> = {
  slot: {
    pt: '<p>A aposta se divide por dez linhas. Três ou mais figuras iguais, a partir da esquerda, pagam na linha. A estrela vale por qualquer figura, menos o sol; três sóis ou mais, em qualquer lugar, dão giros grátis.</p>',
    en: '<p>The stake is shared by ten lines. Three or more of the same sign from the left on a line win. The star stands for every sign but the sun; three suns or more, anywhere, win free spins.</p>',
  },
  live: {
    pt: '<p>Uma rodada a cada meio minuto, a mesma para todos que estão na mesa: aposte enquanto as apostas estão abertas e veja o que sai. Cada aposta paga conforme a chance dela.</p>',
    en: '<p>A round every half minute, the same for everybody at the table: bet while betting is open and see what comes. Each bet pays by its odds.</p>',
  },
  mines: {
    pt: '<p>O campo tem 25 casas e quantas minas você escolher. Cada casa livre que você abre faz a rodada valer mais; retire quando quiser. Uma mina encerra a rodada, e a aposta é perdida.</p>',
    en: '<p>The field has 25 cells, and as many mines as you choose. Each clear cell you open makes the round worth more; take it whenever you like. A mine ends the round, and the stake is lost.</p>',
  },
  sports: {
    pt: '<p>Aposte no resultado de partidas simuladas, uma a uma ou várias juntas em uma múltipla. As odds ficam como estavam na hora da aposta, e a partida que já começou não recebe apostas. Quando a partida termina, a aposta é paga; partida anulada devolve a aposta, ou sai da múltipla.</p>',
    en: '<p>Bet on how simulated fixtures end, one by one or several together in a multiple. Odds stay as they were when you placed the bet, and a fixture that has begun takes no bets. Bets are settled when fixtures end; a void fixture gives the stake back, or leaves the multiple.</p>',
  },
}

/** The rules of a game by the engine that plays it. */
export const rulesOf = (engine: EngineName, language: Language): string => inLanguage(rules[engine], language)
