import type { LiveTableKind } from '#contract/live-odds.ts'
import type { Language } from '#contract/operator-config.ts'
import type { EngineName } from '#contract/play.ts'
import type { TableVariant } from '#contract/play-table.ts'
import { tableKindOf } from '../play/live/table-kind.ts'
import { tableVariantOf } from '../play/rounds/table-rounds.ts'
import { localize } from '../texts/localized-text.ts'

/** What a member plays: most engines play one thing alone; live ones and tables what stands on them. */
type Played = Exclude<EngineName, 'live' | 'table'> | LiveTableKind | TableVariant

/** How a game is played, in a paragraph of HTML; the game itself tells it at length. */
const rules: Record<Played, { pt: string; en: string }> = {
  slot: {
    pt: '<p>A aposta se divide por dez linhas. Três ou mais figuras iguais, a partir da esquerda, pagam na linha. A estrela vale por qualquer figura, menos o sol; três sóis ou mais, em qualquer lugar, dão giros grátis.</p>',
    en: '<p>The stake is shared by ten lines. Three or more of the same sign from the left on a line win. The star stands for every sign but the sun; three suns or more, anywhere, win free spins.</p>',
  },
  wheel: {
    pt: '<p>Uma roda com seis sinais gira a cada meio minuto, e a rodada é a mesma para todos que estão na mesa: aposte enquanto as apostas estão abertas no sinal em que ela vai parar. Cada sinal paga conforme a chance dele.</p>',
    en: '<p>A wheel with six signs turns every half minute, and the round is the same for everybody at the table: while betting is open, bet on the sign at which it will stop. Each sign pays by its odds.</p>',
  },
  cards: {
    pt: '<p>Uma carta para o dragão e uma para o tigre a cada meio minuto, as mesmas para todos que estão na mesa; a maior ganha. Enquanto as apostas estão abertas, aposte em um dos lados ou no empate. Cada aposta paga conforme a chance dela.</p>',
    en: '<p>A card for the dragon and one for the tiger every half minute, the same for everybody at the table; the higher one wins. While betting is open, bet on either side or on the tie. Each bet pays by its odds.</p>',
  },
  duel: {
    pt: '<p>Dois lados se enfrentam em até sete embates; quem vencer quatro primeiro ganha, e um choque não vale ponto. Aposte no lado, no empate ou na diferença. As odds são as exatas da força dos lados neste duelo.</p>',
    en: '<p>Two sides meet in up to seven exchanges; the first to win four has won, and a clash counts for nobody. Bet on a side, on a draw or on the margin. Odds are the exact ones for how strong the sides are in this duel.</p>',
  },
  fish: {
    pt: '<p>Cada tiro é uma rodada e custa a aposta. Quanto mais raro o que nada na água, mais ele paga e menor a chance: um tiro devolve o mesmo em média, qualquer que seja o alvo. Vários tiros podem estar no ar ao mesmo tempo.</p>',
    en: '<p>Each shot is a round and costs the stake. The rarer what swims, the more it pays and the smaller the chance: a shot returns the same on average whatever it is aimed at. Several shots may be in the air at once.</p>',
  },
  roulette: {
    pt: '<p>A roda tem os números de 1 a 36 e um zero. Ponha fichas em números, dúzias, colunas, cores, pares ou ímpares, quantas quiser, e a bola decide todas de uma vez. As odds são fixas, e cada rodada pode ser conferida.</p>',
    en: '<p>The wheel has the numbers 1 to 36 and one zero. Lay chips on numbers, dozens, columns, colours, odd or even, as many as you like, and the ball decides all of them at once. Odds are fixed, and each round can be checked.</p>',
  },
  dice: {
    pt: '<p>O dado dá um número de 0,00 a 99,99. Você escolhe se ele tem de ser baixo ou alto, e com que chance: quanto menor a chance, mais ele paga. As odds são as exatas, e cada rodada pode ser conferida.</p>',
    en: '<p>The roll is a number from 0.00 to 99.99. You choose whether it must be low or high, and with what chance: the smaller the chance, the more it pays. Odds are the exact ones, and each round can be checked.</p>',
  },
  plinko: {
    pt: '<p>A bola cai entre os pinos, para a esquerda ou a direita em cada linha, e a caixa em que ela para diz quanto paga. Você escolhe as linhas e o risco: com mais dos dois, as pontas pagam mais. As odds são as exatas, e cada rodada pode ser conferida.</p>',
    en: '<p>The ball falls through pegs, to the left or the right at each row, and the bin it ends in says what it pays. You choose the rows and the risk: with more of both, the outer bins pay more. Odds are the exact ones, and each round can be checked.</p>',
  },
  pvp: {
    pt: '<p>Você contra outro membro, nunca contra uma máquina. Cada um tem as cartas de 1 a 5 e joga uma por rodada, virada para baixo; a maior leva os pontos da rodada, que vale mais que a anterior. Quem somar mais pontos leva as duas apostas, menos a parte da mesa; sem vencedor, cada aposta volta inteira. O retorno informado vale entre jogadores iguais.</p>',
    en: '<p>You against another member, never against a machine. Each has the cards 1 to 5 and plays one a round, face down; the higher one takes the round’s points, and every round is worth more than the one before. Whoever has more points takes both stakes without the table’s share; without a winner each stake goes back whole. The stated return is that between equals.</p>',
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

/** The rules of a game, by the engine that plays it and what that plays in it. */
export const rulesOf = (engine: EngineName, game: { gameClassify: string }, language: Language): string =>
  localize(rules[playedIn(engine, game)], language)

function playedIn(engine: EngineName, game: { gameClassify: string }): Played {
  if (engine === 'live') return tableKindOf(game)
  return engine === 'table' ? tableVariantOf(game) : engine
}
