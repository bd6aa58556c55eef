import type { announcement } from '../database/schema/content.ts'
import { promotionCategory, promotionId } from './promotions.ts'
import { publicAnnouncements } from './public-announcements.ts'
import { seededId } from './seeded-id.ts'

type AnnouncementRow = typeof announcement.$inferInsert

/** Milliseconds. */
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** `age`: how long ago it was published, milliseconds. */
export type SeededAnnouncement = Pick<AnnouncementRow, 'type' | 'execution' | 'title' | 'content'> & {
  age: number
  /** The promotion that it leads to, by its name. */
  promotion?: string
}

/** What is announced to agents alone. */
const announcements: readonly SeededAnnouncement[] = [
  {
    age: 5 * HOUR,
    type: 'PL',
    execution: 'A',
    title: { pt: 'Fechamento da quinzena', en: 'The half month is settled' },
    content: {
      pt: '<p>Os contratos quinzenais fecham nos dias <strong>1º e 16</strong>, à meia-noite de Brasília. A fatura aparece na página do contrato logo depois, com a conta de cada faixa.</p><p>O pagamento sai da carteira do agente acima. Se faltar saldo nela, a fatura fica aberta e é paga assim que houver.</p>',
      en: '<p>Half-month contracts are settled on the <strong>1st and the 16th</strong>, at midnight in Brasília. The bill appears on the contract’s page right after, with the sums of every tier.</p><p>It is paid from the upline’s wallet. Where that is short, the bill stays due and is paid as soon as there is money.</p>',
    },
  },
  {
    age: 2 * DAY,
    type: 'B',
    execution: 'A',
    title: { pt: 'Atendimento a agentes: novo horário', en: 'Consultation for agents: new hours' },
    content: {
      pt: '<p>Agentes e candidatos são atendidos de <strong>segunda a sexta, das 12h às 21h</strong>, horário de Brasília.</p>',
      en: '<p>Agents and those who would like to be one are advised from <strong>Monday to Friday, 12:00 to 21:00</strong>, Brasília time.</p>',
    },
  },
  {
    age: 5 * DAY,
    type: 'PL',
    execution: 'A',
    title: { pt: 'Relatórios por dia, semana e mês', en: 'Reports by day, week and month' },
    content: {
      pt: '<p>A visão da equipe mostra apostas, prêmios e resultado no período que você escolher. Os dias começam à meia-noite de Brasília, como nas faturas.</p>',
      en: '<p>The team overview shows stakes, prizes and result over the days that you choose. Days begin at midnight in Brasília, as they do in bills.</p>',
    },
  },
  {
    age: 8 * DAY,
    type: 'H',
    execution: 'A',
    title: { pt: 'Como ler uma faixa', en: 'How to read a tier' },
    content: {
      pt: '<p>Uma faixa vale quando os três mínimos são alcançados no período:</p><ul><li>perda líquida da equipe,</li><li>volume de apostas,</li><li>membros ativos.</li></ul><p>A taxa é a da faixa mais alta que foi alcançada.</p>',
      en: '<p>A tier is met when all three of its thresholds are reached in the period:</p><ul><li>the team’s net loss,</li><li>its turnover,</li><li>its active members.</li></ul><p>The rate is that of the highest tier that was met.</p>',
    },
  },
  {
    age: 12 * DAY,
    type: 'PU',
    execution: 'A',
    title: { pt: 'Feriado: pagamentos seguem normais', en: 'Public holiday: payments as usual' },
    content: {
      pt: '<p>Faturas são pagas todos os dias, também em feriados. Só o atendimento para.</p>',
      en: '<p>Bills are paid every day, holidays included. Only the consultation rests.</p>',
    },
  },
  {
    age: 15 * DAY,
    type: 'PL',
    execution: 'A',
    title: { pt: 'Um pedido por contrato de cada vez', en: 'One request a contract at a time' },
    content: {
      pt: '<p>Enquanto uma proposta espera resposta, não dá para enviar outra do mesmo tipo para o mesmo indicado. Você pode mudar os termos ou retirar a que está aberta.</p>',
      en: '<p>While an offer waits for its answer, no other of its kind can be sent to the same downline. You can change the terms of the open one, or withdraw it.</p>',
    },
  },
  {
    age: 24 * DAY,
    type: 'H',
    execution: 'A',
    title: { pt: 'Cuide da sua senha', en: 'Look after your password' },
    content: {
      pt: '<p>Ninguém do Palpite pede a sua senha, nem por telefone. Ligue a <strong>verificação em duas etapas</strong>: com ela, a senha sozinha não abre a conta.</p>',
      en: '<p>Nobody of Palpite asks for your password, on the phone either. Switch the <strong>second step</strong> on: with it the password alone opens nothing.</p>',
    },
  },
  {
    age: 30 * DAY,
    type: 'PL',
    execution: 'A',
    title: { pt: 'Taxa menor abaixo da sua', en: 'Rates beneath your own' },
    content: {
      pt: '<p>A taxa que você oferece a um indicado não passa da sua, faixa por faixa. Se a sua baixar, contratos abaixo que ficarem acima dela terminam, e a lista deles aparece antes de você aceitar.</p>',
      en: '<p>A rate that you offer to a downline is never above your own, tier by tier. Should yours fall, contracts beneath that are above it end, and you see the list of them before you accept.</p>',
    },
  },
  {
    age: 37 * DAY,
    type: 'PU',
    execution: 'A',
    title: { pt: 'Jogo responsável também é seu trabalho', en: 'Responsible play is your work too' },
    content: {
      pt: '<p>Só convide maiores de 18 anos. Se alguém da sua equipe joga mais do que pode, sugira uma pausa e avise o atendimento.</p>',
      en: '<p>Invite adults of 18 and over only. Where somebody of your team plays for more than they can afford, suggest a break and tell customer service.</p>',
    },
  },
  {
    age: 45 * DAY,
    type: 'B',
    execution: 'A',
    title: { pt: 'Salário em tempo real a cada 5 minutos', en: 'Real-time salary every 5 minutes' },
    content: {
      pt: '<p>Contratos de salário em tempo real são fechados a cada <strong>cinco minutos</strong>. Períodos sem apostas não geram pagamento.</p>',
      en: '<p>Contracts of real-time salary are settled every <strong>five minutes</strong>. A period without turnover pays nothing.</p>',
    },
  },
  {
    age: 58 * DAY,
    type: 'H',
    execution: 'A',
    title: { pt: 'O que conta como membro ativo', en: 'Who counts as an active member' },
    content: {
      pt: '<p>Membro ativo é quem teve pelo menos uma rodada encerrada no período. Você também conta, se jogou.</p>',
      en: '<p>An active member has had at least one settled round in the period. You count as well, if you played.</p>',
    },
  },
  {
    age: 74 * DAY,
    type: 'PL',
    execution: 'A',
    title: { pt: 'Baixe os relatórios', en: 'Take the reports along' },
    content: {
      pt: '<p>Apostas da equipe, perdas por usuário e detalhe da conta podem ser baixados em um arquivo, com os filtros que estiverem na tela.</p>',
      en: '<p>Team betting, user loss and account details can be taken along as a file, with the filters that are on the screen.</p>',
    },
  },
  {
    age: 96 * DAY,
    type: 'B',
    execution: 'A',
    title: { pt: 'O centro do agente está aberto', en: 'The agent centre is open' },
    content: {
      pt: '<p>Equipe, renda e contratos agora ficam em um só lugar. Entre pela página dos agentes com a conta que você já tem.</p>',
      en: '<p>Team, income and contracts now have one place. Log in on the agents’ page with the account you have.</p>',
    },
  },
]

export function announcementRows(now: Date): AnnouncementRow[] {
  return [...announcements, ...publicAnnouncements].map(({ age, promotion, ...row }) => ({
    ...row,
    id: seededId(`announcement ${row.title.en}`),
    promotionType: promotion === undefined ? null : promotionCategory(promotion),
    promotionId: promotion === undefined ? null : promotionId(promotion),
    publishedAt: new Date(now.getTime() - age),
  }))
}
