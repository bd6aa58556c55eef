import type { SeededAnnouncement } from './announcements.ts'

/** Milliseconds. */
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What is announced to players and visitors. */
export const publicAnnouncements: readonly SeededAnnouncement[] = [
  {
    age: 9 * HOUR,
    type: 'PU',
    execution: 'B',
    title: { pt: 'Saques também aos domingos', en: 'Withdrawals on Sundays too' },
    content: {
      pt: '<p>Os saques passam a ser analisados <strong>todos os dias, das 8h à meia-noite</strong>, horário de Brasília. Cada etapa aparece na página do seu saque, com a hora até quando ela dura.</p>',
      en: '<p>Withdrawals are now looked at <strong>every day from 8:00 to midnight</strong>, Brasília time. Your withdrawal’s page shows each stage and until when it lasts.</p>',
    },
  },
  {
    age: 3 * DAY,
    type: 'PR',
    execution: 'B',
    promotion: 'first-deposit',
    title: { pt: 'Bônus no primeiro depósito', en: 'A bonus on the first deposit' },
    content: {
      pt: '<p>Quem deposita pela primeira vez pode pedir um bônus. As condições, com o volume de apostas que falta para sacar, estão na página da promoção, antes do botão.</p>',
      en: '<p>Whoever deposits for the first time may ask for a bonus. Its terms, with the turnover needed before a withdrawal, stand on the promotion’s page, before the button.</p>',
    },
  },
  {
    age: 6 * DAY,
    type: 'PL',
    execution: 'B',
    title: { pt: 'Relógio e saldo dentro do jogo', en: 'Clock and balance within the game' },
    content: {
      pt: '<p>A moldura de cada jogo mostra agora:</p><ul><li>a hora e há quanto tempo você joga,</li><li>o saldo e o resultado desta visita,</li><li>o botão de favorito e a tela cheia.</li></ul>',
      en: '<p>The frame of every game now shows:</p><ul><li>the time and how long you have played,</li><li>your balance and the result of this visit,</li><li>the heart and full screen.</li></ul>',
    },
  },
  {
    age: 10 * DAY,
    type: 'PU',
    execution: 'B',
    title: { pt: 'Confira o endereço antes de entrar', en: 'Look at the address before you log in' },
    content: {
      pt: '<p>Nunca pedimos sua senha por mensagem, telefone ou rede social. Se alguém pedir, não responda e avise o atendimento.</p>',
      en: '<p>We never ask for your password by message, phone or social network. If somebody does, do not answer and tell customer service.</p>',
    },
  },
  {
    age: 17 * DAY,
    type: 'PR',
    execution: 'B',
    promotion: 'month',
    title: { pt: 'Sorteio do mês: veja o que resta', en: 'Raffle of the month: see what is left' },
    content: {
      pt: '<p>A página do sorteio mostra quantos bilhetes e quantos prêmios ainda estão na urna, antes de você usar uma chance. Cada depósito creditado de R$\u00a050 vale uma.</p>',
      en: '<p>The raffle’s page shows how many slips and how many prizes are still in the urn, before you use a chance. Each R$\u00a050 that is credited is one.</p>',
    },
  },
  {
    age: 19 * DAY,
    type: 'PR',
    execution: 'B',
    promotion: 'invite',
    title: { pt: 'Seu código de convite não vence', en: 'Your invitation code does not expire' },
    content: {
      pt: '<p>Quem se cadastra com o seu código conta como seu convidado, hoje ou daqui a um ano. Conte isso a quem você convida.</p>',
      en: '<p>Whoever registers with your code counts as invited by you, today or in a year. Tell those whom you invite.</p>',
    },
  },
  {
    age: 28 * DAY,
    type: 'PL',
    execution: 'B',
    title: { pt: 'Segunda etapa ao entrar', en: 'A second step at login' },
    content: {
      pt: '<p>Na central de segurança você pode pedir um código de seis dígitos a cada entrada em um aparelho novo. Guarde os códigos de recuperação fora do aparelho.</p>',
      en: '<p>In the security centre you can ask for a six-digit code at every login on a new device. Keep the recovery codes somewhere else.</p>',
    },
  },
  {
    age: 40 * DAY,
    type: 'B',
    execution: 'B',
    title: { pt: 'Limites por jogo à vista', en: 'The limits of a game, in plain sight' },
    content: {
      pt: '<p>O botão de informação de cada jogo mostra o retorno declarado, a menor e a maior aposta, antes de você apostar.</p>',
      en: '<p>The info button of each game shows its stated return and its smallest and largest stake before you place one.</p>',
    },
  },
  {
    age: 21 * DAY,
    type: 'PL',
    execution: 'B',
    title: { pt: 'O site como aplicativo', en: 'The site as an app' },
    content: {
      pt: '<p>O site pode ser instalado como aplicativo, direto do navegador. A página Baixar o app mostra como, em três passos.</p>',
      en: '<p>The site can be installed as an app, straight from the browser. The page Get the app shows how, in three steps.</p>',
    },
  },
  {
    age: 33 * DAY,
    type: 'B',
    execution: 'B',
    title: { pt: 'Dúvidas têm uma página', en: 'Questions have a page' },
    content: {
      pt: '<p>A central de ajuda junta o que mais perguntam: conta, depósitos, saques e jogos. Dá para procurar por palavra, e mandar o que faltou.</p>',
      en: '<p>The help centre holds what is asked most: account, deposits, withdrawals and games. You can search it by word, and send what is missing.</p>',
    },
  },
  {
    age: 48 * DAY,
    type: 'PL',
    execution: 'B',
    title: { pt: 'Loterias que você pode conferir', en: 'Lotteries that you can verify' },
    content: {
      pt: '<p>Os números de cada sorteio das loterias são fechados antes da primeira aposta e abertos depois. O seu navegador refaz a conta, se você pedir.</p>',
      en: '<p>The numbers of every lottery draw are sealed before the first bet and opened afterwards. Your browser computes them anew if you ask it to.</p>',
    },
  },
  {
    age: 55 * DAY,
    type: 'PL',
    execution: 'B',
    title: { pt: 'Apostas e conta para levar', en: 'Bets and account to take along' },
    content: {
      pt: '<p>Os registros de apostas e da conta podem ser baixados em um arquivo, com os filtros que estiverem na tela.</p>',
      en: '<p>The records of your bets and of your account can be taken along as a file, with the filters that are on the screen.</p>',
    },
  },
  {
    age: 66 * DAY,
    type: 'PU',
    execution: 'B',
    title: { pt: 'Jogue com calma', en: 'Play without hurry' },
    content: {
      pt: '<p>Jogo é diversão, não renda. Combine consigo um valor e um tempo, e pare quando chegar a um deles. Proibido para menores de 18 anos.</p>',
      en: '<p>Games are for fun, not for a living. Agree with yourself on an amount and a time, and stop at either. Not for those under 18.</p>',
    },
  },
]
