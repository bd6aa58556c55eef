import { TERM } from '#contract/help-center.ts'
import type { helpItem } from '../database/schema/content.ts'
import { seededId } from './seeded-id.ts'

type HelpRow = typeof helpItem.$inferInsert
type Item = Pick<HelpRow, 'title' | 'content'>

/** What players ask, by what it is about, in the order of the help centre. No figure stands here that an operator can change. */
const items: { readonly [tag: string]: readonly Item[] } = {
  account: [
    {
      title: { pt: 'Como abro uma conta?', en: 'How do I open an account?' },
      content: {
        pt: '<p>Toque em <strong>Cadastrar-se</strong>, escolha usuário ou celular e confirme que tem 18 anos ou mais. Cada pessoa tem uma só conta, em seu próprio nome.</p>',
        en: '<p>Choose <strong>Register</strong>, a user name or a mobile, and confirm that you are 18 or older. Everybody has one account, in their own name.</p>',
      },
    },
    {
      title: { pt: 'Esqueci minha senha', en: 'I have forgotten my password' },
      content: {
        pt: '<p>Na janela de entrada, toque em <strong>Esqueceu a senha?</strong>. Você recebe o acesso pelo e-mail ou pelo celular da conta e escolhe uma senha nova logo depois.</p>',
        en: '<p>In the login, choose <strong>Forgot your password?</strong>. The way in comes by the account’s e-mail or mobile, and you choose a new password right after.</p>',
      },
    },
    {
      title: { pt: 'Como protejo melhor a minha conta?', en: 'How do I protect my account better?' },
      content: {
        pt: '<p>Em <strong>Minha conta</strong> você liga a verificação em duas etapas com um aplicativo autenticador, guarda os códigos de recuperação, vê onde a conta está aberta e encerra as outras sessões.</p>',
        en: '<p>Under <strong>My account</strong> you switch on the second step with an authenticator, keep its recovery codes, see where the account is open and end the other sessions.</p>',
      },
    },
  ],
  deposit: [
    {
      title: { pt: 'Como faço um depósito?', en: 'How do I pay in?' },
      content: {
        pt: '<ol><li>Abra <strong>Depositar</strong> e escolha um canal e o valor.</li><li>Pague pelo QR code ou pelo código copiado, no aplicativo do seu banco.</li><li>O saldo muda assim que o pagamento chega; a página mostra cada etapa.</li></ol>',
        en: '<ol><li>Open <strong>Deposit</strong>, choose a channel and the amount.</li><li>Pay by the QR code or the copied code in your bank’s app.</li><li>Your balance changes as soon as the payment arrives; the page shows each stage.</li></ol>',
      },
    },
    {
      title: { pt: 'Paguei e o saldo não mudou', en: 'I have paid and my balance is the same' },
      content: {
        pt: '<p>Abra o depósito e toque em <strong>Já paguei</strong>: a plataforma procura o pagamento e diz o que encontrou. Não pague outra vez o mesmo código.</p>',
        en: '<p>Open the deposit and choose <strong>I have paid</strong>: the platform looks for the payment and says what it found. Do not pay the same code again.</p>',
      },
    },
    {
      title: {
        pt: 'Posso pagar de uma conta de outra pessoa?',
        en: 'Can I pay from somebody else’s account?',
      },
      content: {
        pt: '<p>Não. Depósitos e saques são só entre esta conta e contas bancárias ou chaves Pix em seu próprio nome.</p>',
        en: '<p>No. Money goes only between this account and bank accounts or Pix keys in your own name.</p>',
      },
    },
  ],
  withdrawal: [
    {
      title: { pt: 'Como faço um saque?', en: 'How do I withdraw?' },
      content: {
        pt: '<p>Cadastre uma conta para saque e uma senha de pagamento, depois abra <strong>Sacar</strong>. A página mostra limites, taxa e em que etapa o seu pedido está, com quem e até quando.</p>',
        en: '<p>Add a payout account and a payment password, then open <strong>Withdraw</strong>. The page shows limits, fee, and at which stage your order is, with whom and until when.</p>',
      },
    },
    {
      title: {
        pt: 'O que ainda preciso apostar antes de sacar?',
        en: 'What do I still have to stake before I withdraw?',
      },
      content: {
        pt: '<p>Depósitos e bônus podem pedir um volume de apostas. Na página de saque você vê quanto falta e por causa de quê.</p>',
        en: '<p>Deposits and bonuses may ask for turnover. The withdrawal page says how much is left and because of what.</p>',
      },
    },
    {
      title: { pt: 'O saque não chegou', en: 'The withdrawal has not arrived' },
      content: {
        pt: '<p>Quando o pagamento foi enviado, a página pergunta se ele chegou. Responda <strong>Não chegou</strong> e mande imagens do extrato: uma pessoa olha e decide.</p>',
        en: '<p>Once the payment was sent, the page asks whether it arrived. Answer <strong>It has not arrived</strong> and send images of your statement: a person looks and decides.</p>',
      },
    },
  ],
  game: [
    {
      title: {
        pt: 'O que acontece se a conexão cair no meio de uma rodada?',
        en: 'What happens if the line breaks in the middle of a round?',
      },
      content: {
        pt: '<p>A rodada fica guardada na plataforma. Abra o jogo outra vez e ela continua de onde parou, ou mostra o resultado que já saiu.</p>',
        en: '<p>The round is kept by the platform. Open the game again and it goes on where it stopped, or shows the result that has come.</p>',
      },
    },
    {
      title: {
        pt: 'Onde vejo as regras e o retorno de um jogo?',
        en: 'Where are a game’s rules and its return?',
      },
      content: {
        pt: '<p>Na ficha do jogo, pelo botão de informação no cartaz, antes de apostar; e dentro do jogo, em <strong>Regras</strong>.</p>',
        en: '<p>On the game’s sheet, by the button on its poster, before any stake; and within the game, under <strong>Rules</strong>.</p>',
      },
    },
    {
      title: { pt: 'Como confiro um sorteio?', en: 'How do I check a draw?' },
      content: {
        pt: '<p>Antes de cada sorteio publicamos um compromisso, depois a semente. Na página da loteria, <strong>Conferir este sorteio</strong> calcula os números de novo no seu navegador.</p>',
        en: '<p>Before each draw we publish a commitment, after it the seed. On the lottery’s page, <strong>Check this draw</strong> computes the numbers anew in your browser.</p>',
      },
    },
  ],
  promotion: [
    {
      title: { pt: 'Como uso um bônus?', en: 'How do I use a bonus?' },
      content: {
        pt: '<p>Em <strong>Bônus</strong> você vê cada um, quanto é preciso apostar e até quando. Resgate antes do fim do prazo; o valor entra no saldo na hora.</p>',
        en: '<p>Under <strong>Bonuses</strong> you see each one, what must be staked and until when. Claim it before its time is over; the amount is in your balance at once.</p>',
      },
    },
    {
      title: { pt: 'Como convido amigos?', en: 'How do I invite friends?' },
      content: {
        pt: '<p>Em <strong>Indique amigos</strong> está o seu link, com QR code. Quem se cadastra por ele aparece na sua lista.</p>',
        en: '<p>Under <strong>Invite friends</strong> is your link, with a QR code. Whoever registers by it appears in your list.</p>',
      },
    },
  ],
  safety: [
    {
      title: { pt: 'Jogar está me fazendo mal', en: 'Playing is not good for me' },
      content: {
        pt: '<p>Pare agora e fale com alguém em quem confia. Peça ao atendimento que feche a conta: fazemos na hora, sem perguntas. Jogadores Anônimos atende em todo o Brasil.</p>',
        en: '<p>Stop now and talk to somebody you trust. Ask customer service to close the account: that is done at once, without questions. Gamblers Anonymous is there in most countries.</p>',
      },
    },
    {
      title: { pt: 'Menores de idade', en: 'Minors' },
      content: {
        pt: '<p>Ninguém com menos de 18 anos pode jogar. Não deixe o aparelho com a sessão aberta perto de crianças e não guarde a senha nele.</p>',
        en: '<p>Nobody under 18 may play. Don’t leave a device logged in near children, and don’t keep the password on it.</p>',
      },
    },
  ],
  [TERM]: [
    {
      title: { pt: 'Quem pode jogar', en: 'Who may play' },
      content: {
        pt: '<p>Você tem 18 anos ou mais, se cadastra em seu próprio nome e tem uma só conta. Antes de um saque podemos pedir provas da sua idade e de quem você é.</p>',
        en: '<p>You are 18 or older, you register for yourself, and you have one account. We may ask for proof of your age and of who you are before money is paid out.</p>',
      },
    },
    {
      title: { pt: 'Sua conta', en: 'Your account' },
      content: {
        pt: '<p>Guarde sua senha só para você; o que for feito com ela vale como feito por você. Você pode trocá-la a qualquer momento.</p>',
        en: '<p>Keep your password to yourself; what is done with it counts as done by you. You can change it at any time.</p>',
      },
    },
    {
      title: { pt: 'Dinheiro', en: 'Money' },
      content: {
        pt: '<p>Depósitos e saques são em seu próprio nome. Uma aposta vale depois de feita; o resultado é o que a plataforma registrou, e cada movimento está nos seus registros.</p>',
        en: '<p>You pay in and are paid out in your own name. A bet holds once it is placed; its result is what the platform has recorded, and every movement stands in your records.</p>',
      },
    },
    {
      title: { pt: 'Jogar dentro dos limites', en: 'Playing within bounds' },
      content: {
        pt: '<p>Jogue por diversão, com dinheiro que não vai fazer falta. Quem perder isso de vista pode pedir ao atendimento que feche a conta na hora.</p>',
        en: '<p>Play for fun, with money you can do without. Whoever loses sight of that can have the account closed by customer service at once.</p>',
      },
    },
    {
      title: { pt: 'Jogo limpo', en: 'Fairness' },
      content: {
        pt: '<p>Programas que jogam, combinações contra outros jogadores e mais de uma conta para ganhar bônus encerram a conta. Dizemos o motivo, e você pode responder.</p>',
        en: '<p>Programs that play, agreements against other players and more than one account for a bonus end an account. We say why, and you can answer.</p>',
      },
    },
    {
      title: { pt: 'Seus dados', en: 'Your data' },
      content: {
        pt: '<p>Guardamos o que você preenche, de onde entra e o que joga pelo tempo que a lei pede, não mostramos a mais ninguém e, se você pedir, dizemos o que é.</p>',
        en: '<p>We keep what you fill in, where you log in from and what you play for as long as the law asks, show it to nobody else, and tell you on request what it is.</p>',
      },
    },
  ],
}

/** HELP-01: what a new world's help centre says. */
export const helpRows = (): HelpRow[] =>
  Object.entries(items)
    .flatMap(([tag, ofTag]) => ofTag.map((item) => ({ tag, ...item })))
    .map((item, position) => ({ id: seededId(`help ${item.title.pt}`), position, ...item }))
