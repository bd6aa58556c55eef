import type { popup } from '../database/schema/content.ts'
import { bannerId, linkTo, nothing, type Target } from './banners.ts'
import type { GameRow } from './games.ts'
import { seededId } from './seeded-id.ts'

type PopupRow = typeof popup.$inferInsert
/** With the picture of a banner, or none. */
type Popup = Pick<PopupRow, 'execution' | 'title' | 'content' | 'action' | 'closesAfter'> & {
  picture: string | null
  target: Target
}

/** In the order in which they are shown: a welcome before anything else. */
const popups: readonly Popup[] = [
  {
    execution: 'F',
    title: { pt: 'Boas-vindas ao Palpite', en: 'Welcome to Palpite' },
    content: {
      pt: '<p>Sua conta está pronta. Para começar:</p><ol><li>Escolha um jogo e veja as regras dele.</li><li>Decida antes <strong>quanto</strong> e <strong>por quanto tempo</strong> quer jogar.</li><li>Guarde sua senha só com você.</li></ol>',
      en: '<p>Your account is ready. To begin with:</p><ol><li>Choose a game and look at its rules.</li><li>Decide beforehand <strong>how much</strong> and <strong>how long</strong> you want to play.</li><li>Keep your password to yourself.</li></ol>',
    },
    picture: bannerId('w_register', 0),
    action: { pt: 'Abrir Campo de Trevos', en: 'Open Clover Field' },
    target: { game: 'Clover Field' },
  },
  {
    execution: 'A',
    title: { pt: 'Confira cada rodada', en: 'Check every round' },
    content: {
      pt: '<p>Nos jogos do Palpite, o resultado de cada rodada nasce de uma semente. Antes da aposta você vê o <strong>selo</strong> dela; depois, no histórico do jogo, a <strong>semente inteira</strong>, para refazer a conta.</p>',
      en: '<p>In Palpite’s games the result of every round comes from a seed. Before the stake you see its <strong>seal</strong>; afterwards, in the game’s history, the <strong>seed itself</strong>, to do the sums again.</p>',
    },
    picture: bannerId('w_home', 4),
    action: { pt: 'Abrir Campo de Trevos', en: 'Open Clover Field' },
    target: { game: 'Clover Field' },
  },
  {
    execution: 'A',
    title: { pt: 'Sua conta mais segura', en: 'A safer account' },
    content: {
      pt: '<p>A equipe do Palpite <strong>nunca</strong> pede sua senha nem os códigos que chegam por SMS. Se alguém pedir, não responda e fale com o atendimento.</p>',
      en: '<p>Nobody at Palpite will <strong>ever</strong> ask for your password or for the codes that come by SMS. If somebody does, do not answer, and tell customer service.</p>',
    },
    picture: null,
    action: nothing,
    target: 'nowhere',
  },
  {
    execution: 'B',
    title: { pt: 'Puxe uma cadeira', en: 'Pull up a chair' },
    content: {
      pt: '<p>Dá para conhecer muitos jogos <strong>sem cadastro</strong>, com dinheiro de brincadeira. Quando quiser jogar para valer, o cadastro leva um minuto.</p><p>Só para maiores de 18 anos.</p>',
      en: '<p>Many games can be tried <strong>without registering</strong>, for play money. When you want to play for real, signing up takes a minute.</p><p>For adults of 18 and over only.</p>',
    },
    picture: bannerId('w_home', 1),
    action: { pt: 'Criar conta', en: 'Create an account' },
    target: { page: '/register' },
  },
  {
    execution: 'B',
    title: { pt: 'A mata acordou', en: 'The forest is awake' },
    content: {
      pt: '<p>Onças, araras e tucanos em rodadas a partir de <strong>R$ 0,20</strong>. Cada rodada mostra a própria conta.</p>',
      en: '<p>Jaguars, macaws and toucans in rounds from <strong>R$ 0.20</strong>. Every round shows its own sums.</p>',
    },
    closesAfter: 20_000,
    picture: bannerId('w_home', 0),
    action: { pt: 'Jogar Onça-Pintada', en: 'Play Spotted Jaguar' },
    target: { game: 'Spotted Jaguar' },
  },
]

/** The popups of every audience. */
export const popupRows = (games: readonly GameRow[]): PopupRow[] =>
  popups.map(({ picture, target, ...content }, position) => ({
    id: seededId(`popup ${position}`),
    position,
    closesAfter: null,
    ...content,
    bannerId: picture,
    ...linkTo(target, games),
  }))
