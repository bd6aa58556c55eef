import type { notice } from '../database/schema/content.ts'
import { seededId } from './seeded-id.ts'

type NoticeRow = typeof notice.$inferInsert

/** Milliseconds. */
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** `age`: how long ago it was published, milliseconds. */
type Notice = Pick<NoticeRow, 'title' | 'content'> & { age: number }

const notices: readonly Notice[] = [
  {
    age: 3 * HOUR,
    title: { pt: 'Ferro & Cobre volta amanhã cedo', en: 'Ferro & Cobre is back tomorrow morning' },
    content: {
      pt: '<p>Os jogos da <strong>Ferro &amp; Cobre</strong> estão em manutenção e voltam amanhã às 9h, horário de Brasília.</p><p>Rodadas em aberto ficam guardadas: você continua de onde parou. Os outros fornecedores seguem no ar.</p>',
      en: '<p>Games by <strong>Ferro &amp; Cobre</strong> are under maintenance and return tomorrow at 9 am, Brasília time.</p><p>Open rounds are kept: you go on where you stopped. All other vendors are up.</p>',
    },
  },
  {
    age: 1 * DAY + 5 * HOUR,
    title: { pt: 'Depósito por Pix: confira o nome antes', en: 'Paying in by Pix: check the name first' },
    content: {
      pt: '<p>Antes de confirmar um Pix, veja se o recebedor é o mesmo que aparece aqui na tela do depósito. Se não for, não pague e fale com a gente.</p><ul><li>Nunca pedimos depósito por mensagem.</li><li>O Pix precisa sair de uma conta no seu nome.</li></ul>',
      en: '<p>Before you confirm a Pix, check that the payee is the one shown on the deposit screen. If it is not, do not pay, and tell us.</p><ul><li>We never ask for deposits by message.</li><li>The Pix must come from an account in your own name.</li></ul>',
    },
  },
  {
    age: 4 * DAY,
    title: { pt: 'Novas mesas no Salão Porto Trovão', en: 'New tables in the Porto Trovão Hall' },
    content: {
      pt: '<p>O salão ganhou mesas novas de <strong>roleta</strong> e de <strong>vinte e um</strong>. Todas juntas, em um lugar só, na categoria Ao vivo.</p>',
      en: '<p>The hall has new <strong>roulette</strong> and <strong>twenty-one</strong> tables, all in one place, in the Live category.</p>',
    },
  },
  {
    age: 11 * DAY,
    title: { pt: 'Como ver a conta de cada rodada', en: 'How to check the sums of a round' },
    content: {
      pt: '<p>Toda rodada dos nossos jogos pode ser conferida. Antes da aposta você vê o <em>selo</em> da semente; depois, a semente inteira.</p><ol><li>Abra o histórico do jogo.</li><li>Escolha a rodada.</li><li>Toque em <strong>Conferir</strong>.</li></ol>',
      en: '<p>Every round of our games can be checked. Before the stake you see the seed’s <em>seal</em>; afterwards, the seed itself.</p><ol><li>Open the game’s history.</li><li>Choose the round.</li><li>Press <strong>Check</strong>.</li></ol>',
    },
  },
  {
    age: 26 * DAY,
    title: { pt: 'Senhas valem por 90 dias', en: 'Passwords are good for 90 days' },
    content: {
      pt: '<p>Para cuidar melhor da sua conta, a senha passa a valer por 90 dias. Quando vencer, pedimos uma nova na entrada. Leva menos de um minuto.</p>',
      en: '<p>To look after your account, passwords are now good for 90 days. When yours runs out we ask for a new one as you log in. It takes less than a minute.</p>',
    },
  },
  {
    age: 58 * DAY,
    title: { pt: 'Jogar é passatempo', en: 'Playing is a pastime' },
    content: {
      pt: '<p>Decida antes quanto quer gastar e por quanto tempo. Se a brincadeira perder a graça, pare um pouco: o jogo espera.</p><p>Só para maiores de 18 anos.</p>',
      en: '<p>Decide beforehand how much to spend and for how long. When it stops being fun, take a break: the games will wait.</p><p>For adults of 18 and over only.</p>',
    },
  },
]

export function noticeRows(now: Date): NoticeRow[] {
  return notices.map(({ age, title, content }) => ({
    id: seededId(`notice ${title.en}`),
    title,
    content,
    publishedAt: new Date(now.getTime() - age),
  }))
}
