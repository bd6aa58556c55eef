import type { Language } from '#domain/text/language.ts'
import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import type { LeftOut } from '#protocol/agents/downline-registration.ts'
import { dayAt, startOfDay } from '#server/calendar/zoned-day.ts'
import { reasonWords } from '#server/texts/bonus-refusals.ts'
import { localize } from '#server/texts/localized-text.ts'
import { moneyText } from '#server/texts/money-text.ts'
import type { MessageEvent, MessageFacts } from './message-events.ts'
import { returnReasons } from './return-reasons.ts'

/** A message as it is read; the content is HTML in which everything that somebody wrote is escaped. */
type Worded = { title: string; content: string }

type Wording<Event extends MessageEvent> = (facts: MessageFacts[Event]) => Worded

type Wordings = { [Event in MessageEvent]: Wording<Event> }

/** Where the days of a contract's periods begin. */
const ZONE = 'America/Sao_Paulo'

const kindsPt: Record<ContractKind, string> = {
  dividend: 'dividendo',
  dailySalary: 'salário diário',
  hourlySalary: 'salário por hora',
  realTimeSalary: 'salário em tempo real',
}

const kindsEn: Record<ContractKind, string> = {
  dividend: 'dividend',
  dailySalary: 'daily wage',
  hourlySalary: 'hourly salary',
  realTimeSalary: 'real-time salary',
}

/** What has become of the contract above one that ended with it. */
const whyEnded = {
  pt: { ended: 'terminou', lowerRate: 'passou a pagar menos', otherPeriod: 'passa a pagar em outro período' },
  en: { ended: 'ended', lowerRate: 'now pays less', otherPeriod: 'comes to pay in another period' },
}

const whyLeftOut: Record<'pt' | 'en', Record<LeftOut, string>> = {
  pt: {
    noneOwn: 'você não tem mais um contrato desse tipo',
    otherPeriod: 'o seu contrato não é pago no mesmo período',
    rateAboveOwn: 'ele paga mais do que você recebe hoje',
  },
  en: {
    noneOwn: 'you no longer have such a contract yourself',
    otherPeriod: 'your own is not paid in the same period',
    rateAboveOwn: 'it pays more than you are paid today',
  },
}

/** What to do about a change of access that somebody else has made. */
const notYou = {
  pt: 'Se não foi você, altere sua senha e fale com o atendimento.',
  en: 'If that was not you, change your password and contact customer service.',
}

const pt: Wordings = {
  'contract.offered': (said) => ({
    title: 'Proposta de contrato',
    content: `<p>${name(said)} propõe a você um contrato de ${kindsPt[said.kind]}. Leia as faixas e responda em Contratos.</p>`,
  }),
  'contract.amendmentOffered': (said) => ({
    title: 'Proposta de novos termos',
    content: `<p>${name(said)} propõe novos termos para o contrato de ${kindsPt[said.kind]}. Até você responder, o contrato continua como está.${said.from ? ` Aceitos antes de ${periodStart('pt-BR', said.from)}, eles valem a partir daí.` : ''}</p>`,
  }),
  'contract.requestEdited': (said) => ({
    title: 'Proposta alterada',
    content: `<p>${name(said)} alterou a proposta para o contrato de ${kindsPt[said.kind]}. Leia de novo antes de responder.</p>`,
  }),
  'contract.requestWithdrawn': (said) =>
    said.type === 'termination'
      ? {
          title: 'Pedido de encerramento retirado',
          content: `<p>${name(said)} retirou o pedido para encerrar o contrato de ${kindsPt[said.kind]}. O contrato continua.</p>`,
        }
      : {
          title: 'Proposta retirada',
          content: `<p>${name(said)} retirou a proposta para o contrato de ${kindsPt[said.kind]}. Não é preciso responder.</p>`,
        },
  'contract.accepted': (said) => ({
    title: 'Proposta aceita',
    content:
      said.type === 'offer'
        ? `<p>${name(said)} aceitou a proposta. O contrato de ${kindsPt[said.kind]} já vale.</p>`
        : `<p>${name(said)} aceitou os novos termos do contrato de ${kindsPt[said.kind]}. Eles valem a partir ${said.from ? `de ${periodStart('pt-BR', said.from)}` : 'do próximo período'}.</p>`,
  }),
  'contract.rejected': (said) => ({
    title: 'Proposta recusada',
    content:
      said.type === 'offer'
        ? `<p>${name(said)} recusou a proposta de um contrato de ${kindsPt[said.kind]}.</p>`
        : `<p>${name(said)} recusou os novos termos do contrato de ${kindsPt[said.kind]}. O contrato continua como está.</p>`,
  }),
  'contract.terminationAsked': (said) => ({
    title: 'Pedido de encerramento',
    content: `<p>${name(said)} quer encerrar o contrato de ${kindsPt[said.kind]}. Até você responder, o contrato continua.</p>${quoted('Motivo', said.reason)}`,
  }),
  'contract.terminationAgreed': (said) => ({
    title: 'Contrato encerrado',
    content: `<p>${name(said)} concordou em encerrar o contrato de ${kindsPt[said.kind]}.</p>`,
  }),
  'contract.terminationKept': (said) => ({
    title: 'Contrato mantido',
    content: `<p>${name(said)} quer manter o contrato de ${kindsPt[said.kind]}. O contrato continua.</p>`,
  }),
  'contract.endedAlone': (said) => ({
    title: 'Contrato encerrado',
    content: `<p>${name(said)} encerrou o contrato de ${kindsPt[said.kind]}, porque sua conta estava encerrada. O que se ganhou até o fim é calculado como sempre.</p>`,
  }),
  'contract.ended': (said) => ({
    title: 'Contrato encerrado',
    content: `<p>O contrato de ${kindsPt[said.kind]} com ${name(said)} foi encerrado, porque o contrato acima dele ${
      whyEnded.pt[said.because]
    }.</p>`,
  }),
  'contract.requestLapsed': (said) => ({
    title: said.type === 'termination' ? 'Pedido sem efeito' : 'Proposta sem efeito',
    content: `<p>${
      said.type === 'termination' ? 'O pedido para encerrar o' : 'A proposta para o'
    } contrato de ${kindsPt[said.kind]} com ${name(said)} perdeu o efeito, porque os contratos acima mudaram.</p>`,
  }),
  'contract.presetLeftOut': (said) => ({
    title: 'Contrato do link não proposto',
    content: `<p>${name(said)} entrou pelo seu link, mas o contrato de ${kindsPt[said.kind]} não foi proposto, porque ${
      whyLeftOut.pt[said.because]
    }. Você pode propor outro em Contratos.</p>`,
  }),
  'deposit.credited': (said) => ({
    title: `Depósito creditado: ${money('pt-BR', said)}`,
    content: `<p>Seu depósito de ${money('pt-BR', said)} já está na carteira.</p>`,
  }),
  'withdrawal.paid': (said) => ({
    title: `Saque pago: ${money('pt-BR', said)}`,
    content: `<p>Pagamos ${money('pt-BR', said)} na sua conta. Confira e diga em Saques se recebeu.</p>`,
  }),
  'withdrawal.arrived': (said) => ({
    title: `Saque encontrado: ${money('pt-BR', said)}`,
    content: `<p>O banco mostrou que ${money('pt-BR', said)} chegaram à sua conta. Se ainda não vê, fale com o atendimento.</p>`,
  }),
  'withdrawal.returned': (said) => ({
    title: `Saque não pago: ${money('pt-BR', said)}`,
    content: `<p>${localize(returnReasons[said.reason], 'pt')} ${money('pt-BR', said)} voltaram para a carteira.</p>`,
  }),
  'gift.claimed': (said) => ({
    title: `Resgatado: ${localize(said.title, 'pt')}`,
    content: `<p>${claimedPt(said)}${toWagerPt(said)}${said.until ? ` Vale até ${moment('pt-BR', said.until)}; depois, o bônus não usado sai da carteira.` : ''}</p>`,
  }),
  'depositBonus.refused': ({ title, why }) => ({
    title: `Depósito sem bônus: ${localize(title, 'pt')}`,
    content: `<p>Seu depósito foi creditado sem o bônus. ${escaped(localize(reasonWords[why], 'pt'))}</p>`,
  }),
  'depositBonus.ended': (said) => ({
    title: `${said.because === 'cancelled' ? 'Bônus cancelado' : 'Bônus expirado'}: ${localize(said.title, 'pt')}`,
    content: `<p>${
      said.amount > 0
        ? `O bônus não usado saiu do saldo: ${money('pt-BR', said)}.`
        : 'Não havia bônus sem usar: seu saldo não mudou.'
    }${
      said.turnover > 0
        ? ` Rollover restante do bônus que você usou: ${money('pt-BR', { ...said, amount: said.turnover })}.`
        : ''
    }</p>`,
  }),
  'bonus.granted': (said) => ({
    title: `Bônus concedido: ${localize(said.title, 'pt')}`,
    content: `<p>${money('pt-BR', said)} esperam por você na página Bônus.${
      said.turnover > 0
        ? ` Depois de resgatar, aposte ${money('pt-BR', { ...said, amount: said.turnover })} antes de sacar.`
        : ''
    }</p>`,
  }),
  'bonus.refused': ({ title, reason }) => ({
    title: `Bônus não concedido: ${localize(title, 'pt')}`,
    content: `<p>${escaped(localize(reason, 'pt'))} Se tiver dúvidas, fale com o atendimento.</p>`,
  }),
  'vip.raised': (said) => ({
    title: `Você chegou ao nível ${localize(said.level, 'pt')}`,
    content: `<p>${
      said.amount > 0
        ? `Um bônus de ${money('pt-BR', said)} espera por você em Bônus.`
        : 'Veja o que ele traz na página VIP.'
    }</p>`,
  }),
  'promotion.accepted': ({ title }) => ({
    title: `Inscrição aceita: ${localize(title, 'pt')}`,
    content: '<p>Sua inscrição foi aceita. Em Promoções você vê o que falta para o prêmio.</p>',
  }),
  'promotion.rejected': ({ title, reason }) => ({
    title: `Inscrição não aceita: ${localize(title, 'pt')}`,
    content: `<p>${escaped(localize(reason, 'pt'))} Enquanto a promoção durar, você pode se inscrever de novo.</p>`,
  }),
  'redemption.approved': ({ title, quantity, delivered }) => ({
    title: `Pedido aprovado: ${quantity} × ${localize(title, 'pt')}`,
    content: delivered
      ? '<p>Seu pedido na loja de pontos vai para o endereço que você informou.</p>'
      : '<p>Seu pedido na loja de pontos está garantido. Para retirar, diga o nome da sua conta.</p>',
  }),
  'redemption.rejected': ({ title, quantity, points, reason }) => ({
    title: `Pedido recusado: ${quantity} × ${localize(title, 'pt')}`,
    content: `<p>${escaped(localize(reason, 'pt'))} ${count('pt-BR', points)} pontos voltaram para você.</p>`,
  }),
  'feedback.answered': ({ content, answer }) => ({
    title: 'Resposta ao que você escreveu',
    content: `${paragraphs(answer)}<p><strong>Você escreveu</strong></p>${paragraphs(content)}`,
  }),
  'bill.paid': (said) => ({
    title: `Você recebeu ${money('pt-BR', said)}: ${kindsPt[said.kind]}`,
    content: `<p>${name(said)} pagou ${money('pt-BR', said)} de ${kindsPt[said.kind]} (${days('pt-BR', said)}).</p>`,
  }),
  'bill.waiting': (said) => ({
    title: `Falta saldo para pagar ${money('pt-BR', said)}: ${kindsPt[said.kind]}`,
    content: `<p>Você deve ${money('pt-BR', said)} a ${name(said)}: ${kindsPt[said.kind]}, ${period('pt-BR', said)}${said.bills > 1 ? `, em ${said.bills} faturas. Cada uma é paga` : '. O valor é pago'} assim que houver saldo suficiente na sua carteira.</p>`,
  }),
  'transfer.received': (said) => ({
    title: `Transferência recebida: ${money('pt-BR', said)}`,
    content: `<p>Você recebeu ${money('pt-BR', said)} de ${strong(said.from)}.</p>${quoted('Recado', said.note)}`,
  }),
  'security.passwordChanged': () => ({
    title: 'Senha alterada',
    content: `<p>A senha da sua conta foi alterada e as outras sessões foram encerradas. ${notYou.pt}</p>`,
  }),
  'security.paymentPasswordChanged': ({ how }) => ({
    title: how === 'set' ? 'Senha de pagamento criada' : 'Senha de pagamento alterada',
    content: `<p>${
      how === 'set'
        ? 'Sua conta tem uma senha de pagamento agora.'
        : how === 'reset'
          ? 'A senha de pagamento foi trocada com um código enviado ao seu celular.'
          : 'A senha de pagamento foi trocada.'
    } ${notYou.pt}</p>`,
  }),
  'security.mobileBound': ({ mobile }) => ({
    title: 'Celular vinculado à conta',
    content: `<p>O celular da sua conta agora é ${strong(mobile)}. ${notYou.pt}</p>`,
  }),
  'security.emailBound': ({ email }) => ({
    title: 'E-mail vinculado à conta',
    content: `<p>O e-mail da sua conta agora é ${strong(email)}. ${notYou.pt}</p>`,
  }),
  'security.secondStepOn': () => ({
    title: 'Segunda etapa ligada',
    content: `<p>Para entrar, sua conta agora pede também um código do aplicativo autenticador. ${notYou.pt}</p>`,
  }),
  'security.secondStepOff': () => ({
    title: 'Segunda etapa desligada',
    content: `<p>Para entrar, sua conta pede só a senha agora. ${notYou.pt}</p>`,
  }),
  'security.recoveryCodesRenewed': () => ({
    title: 'Novos códigos de recuperação',
    content: `<p>Os códigos de recuperação de antes não valem mais. ${notYou.pt}</p>`,
  }),
  'security.sessionEnded': (where) => ({
    title: 'Sessão encerrada',
    content: `<p>A sessão${from('em', where)} foi encerrada na sua conta. ${notYou.pt}</p>`,
  }),
  'security.otherSessionsEnded': ({ count }) => ({
    title: 'Outras sessões encerradas',
    content: `<p>${count === 1 ? 'Uma outra sessão foi encerrada' : `${count} outras sessões foram encerradas`} na sua conta. ${notYou.pt}</p>`,
  }),
  'security.deviceForgotten': ({ device }) => ({
    title: 'Aparelho esquecido',
    content: `<p>Um aparelho${from('com', { device, ip: '' })} volta a pedir o código da segunda etapa. ${notYou.pt}</p>`,
  }),
  'security.payoutAccountAdded': ({ name }) => ({
    title: 'Nova conta para receber',
    content: `<p>${strong(name)} foi adicionada às contas que recebem seus saques. ${notYou.pt}</p>`,
  }),
  'security.payoutAccountRemoved': ({ name }) => ({
    title: 'Conta para receber removida',
    content: `<p>${strong(name)} não recebe mais seus saques. ${notYou.pt}</p>`,
  }),
}

const en: Wordings = {
  'contract.offered': (said) => ({
    title: 'Contract offer',
    content: `<p>${name(said)} offers you a contract: ${kindsEn[said.kind]}. Read the tiers and answer under Contracts.</p>`,
  }),
  'contract.amendmentOffered': (said) => ({
    title: 'Offer of new terms',
    content: `<p>${name(said)} offers new terms for the ${kindsEn[said.kind]} contract. Until you answer, it goes on as it is.${said.from ? ` Accepted before ${periodStart('en', said.from)}, they count from then on.` : ''}</p>`,
  }),
  'contract.requestEdited': (said) => ({
    title: 'Offer changed',
    content: `<p>${name(said)} has changed the offer for the ${kindsEn[said.kind]} contract. Read it again before you answer.</p>`,
  }),
  'contract.requestWithdrawn': (said) =>
    said.type === 'termination'
      ? {
          title: 'Request to end withdrawn',
          content: `<p>${name(said)} no longer asks to end the ${kindsEn[said.kind]} contract. It goes on.</p>`,
        }
      : {
          title: 'Offer withdrawn',
          content: `<p>${name(said)} has withdrawn the offer for the ${kindsEn[said.kind]} contract. There is nothing to answer.</p>`,
        },
  'contract.accepted': (said) => ({
    title: 'Offer accepted',
    content:
      said.type === 'offer'
        ? `<p>${name(said)} has accepted the offer. The ${kindsEn[said.kind]} contract now stands.</p>`
        : `<p>${name(said)} has accepted the new terms of the ${kindsEn[said.kind]} contract. They count from ${said.from ? periodStart('en', said.from) : 'the next period'} on.</p>`,
  }),
  'contract.rejected': (said) => ({
    title: 'Offer rejected',
    content:
      said.type === 'offer'
        ? `<p>${name(said)} has rejected the offer of a contract: ${kindsEn[said.kind]}.</p>`
        : `<p>${name(said)} has rejected the new terms of the ${kindsEn[said.kind]} contract. It goes on as it is.</p>`,
  }),
  'contract.terminationAsked': (said) => ({
    title: 'Request to end a contract',
    content: `<p>${name(said)} asks to end the ${kindsEn[said.kind]} contract. Until you answer, it goes on.</p>${quoted('Reason', said.reason)}`,
  }),
  'contract.terminationAgreed': (said) => ({
    title: 'Contract ended',
    content: `<p>${name(said)} has agreed to end the ${kindsEn[said.kind]} contract.</p>`,
  }),
  'contract.terminationKept': (said) => ({
    title: 'Contract kept',
    content: `<p>${name(said)} wants to keep the ${kindsEn[said.kind]} contract. It goes on.</p>`,
  }),
  'contract.endedAlone': (said) => ({
    title: 'Contract ended',
    content: `<p>${name(said)} has ended the ${kindsEn[said.kind]} contract, because your account was closed. What was earned until the end is reckoned as always.</p>`,
  }),
  'contract.ended': (said) => ({
    title: 'Contract ended',
    content: `<p>The ${kindsEn[said.kind]} contract with ${name(said)} has ended, because the contract above it ${
      whyEnded.en[said.because]
    }.</p>`,
  }),
  'contract.requestLapsed': (said) => ({
    title: said.type === 'termination' ? 'Request lapsed' : 'Offer lapsed',
    content: `<p>The ${
      said.type === 'termination' ? 'request to end' : 'offer for'
    } the ${kindsEn[said.kind]} contract with ${name(said)} has lapsed, because the contracts above it have changed.</p>`,
  }),
  'contract.presetLeftOut': (said) => ({
    title: 'Contract of your link not offered',
    content: `<p>${name(said)} has joined by your link, but the ${kindsEn[said.kind]} contract was not offered, because ${
      whyLeftOut.en[said.because]
    }. You can offer another under Contracts.</p>`,
  }),
  'deposit.credited': (said) => ({
    title: `Deposit credited: ${money('en', said)}`,
    content: `<p>Your deposit of ${money('en', said)} is in your wallet.</p>`,
  }),
  'withdrawal.paid': (said) => ({
    title: `Withdrawal paid: ${money('en', said)}`,
    content: `<p>We have paid ${money('en', said)} to your account. Look whether it is there, and say so under Withdrawals.</p>`,
  }),
  'withdrawal.arrived': (said) => ({
    title: `Withdrawal found: ${money('en', said)}`,
    content: `<p>The bank has shown that ${money('en', said)} arrived in your account. If you do not see it, contact customer service.</p>`,
  }),
  'withdrawal.returned': (said) => ({
    title: `Withdrawal not paid: ${money('en', said)}`,
    content: `<p>${localize(returnReasons[said.reason], 'en')} ${money('en', said)} are back in your wallet.</p>`,
  }),
  'gift.claimed': (said) => ({
    title: `Claimed: ${localize(said.title, 'en')}`,
    content: `<p>${claimedEn(said)}${toWagerEn(said)}${said.until ? ` It’s valid until ${moment('en', said.until)}; unused bonus then leaves your wallet.` : ''}</p>`,
  }),
  'depositBonus.refused': ({ title, why }) => ({
    title: `Deposit without bonus: ${localize(title, 'en')}`,
    content: `<p>Your deposit was credited without the bonus. ${escaped(localize(reasonWords[why], 'en'))}</p>`,
  }),
  'depositBonus.ended': (said) => ({
    title: `${said.because === 'cancelled' ? 'Bonus cancelled' : 'Bonus expired'}: ${localize(said.title, 'en')}`,
    content: `<p>${
      said.amount > 0
        ? `We removed ${money('en', said)} of unused bonus from your balance.`
        : 'There was no unused bonus: your balance has not changed.'
    }${
      said.turnover > 0
        ? ` Wagering left for the bonus you used: ${money('en', { ...said, amount: said.turnover })}.`
        : ''
    }</p>`,
  }),
  'bonus.granted': (said) => ({
    title: `Bonus granted: ${localize(said.title, 'en')}`,
    content: `<p>${money('en', said)} wait for you on the Bonus page.${
      said.turnover > 0
        ? ` Once claimed, stake ${money('en', { ...said, amount: said.turnover })} before you have money paid out.`
        : ''
    }</p>`,
  }),
  'bonus.refused': ({ title, reason }) => ({
    title: `Bonus not granted: ${localize(title, 'en')}`,
    content: `<p>${escaped(localize(reason, 'en'))} Contact customer service if anything is unclear.</p>`,
  }),
  'vip.raised': (said) => ({
    title: `You have reached ${localize(said.level, 'en')}`,
    content: `<p>${
      said.amount > 0
        ? `A bonus of ${money('en', said)} waits for you in your bonuses.`
        : 'See what it brings on the VIP page.'
    }</p>`,
  }),
  'promotion.accepted': ({ title }) => ({
    title: `You have joined: ${localize(title, 'en')}`,
    content: '<p>You were let in. Promotions shows what is left to do for the reward.</p>',
  }),
  'promotion.rejected': ({ title, reason }) => ({
    title: `You were not let in: ${localize(title, 'en')}`,
    content: `<p>${escaped(localize(reason, 'en'))} As long as the promotion lasts, you can ask again.</p>`,
  }),
  'redemption.approved': ({ title, quantity, delivered }) => ({
    title: `Order approved: ${quantity} × ${localize(title, 'en')}`,
    content: delivered
      ? '<p>Your order from the point mall goes to the address that you gave.</p>'
      : '<p>Your order from the point mall is set. Say the name of your account to collect it.</p>',
  }),
  'redemption.rejected': ({ title, quantity, points, reason }) => ({
    title: `Order rejected: ${quantity} × ${localize(title, 'en')}`,
    content: `<p>${escaped(localize(reason, 'en'))} ${count('en', points)} points are back with you.</p>`,
  }),
  'feedback.answered': ({ content, answer }) => ({
    title: 'An answer to what you wrote',
    content: `${paragraphs(answer)}<p><strong>You wrote</strong></p>${paragraphs(content)}`,
  }),
  'bill.paid': (said) => ({
    title: `You were paid ${money('en', said)}: ${kindsEn[said.kind]}`,
    content: `<p>${name(said)} has paid you ${money('en', said)}: ${kindsEn[said.kind]}, ${days('en', said)}.</p>`,
  }),
  'bill.waiting': (said) => ({
    title: `Too little money to pay ${money('en', said)}: ${kindsEn[said.kind]}`,
    content: `<p>You owe ${name(said)} ${money('en', said)}: ${kindsEn[said.kind]}, ${period('en', said)}${said.bills > 1 ? `, on ${said.bills} bills. Each is paid` : '. It is paid'} as soon as there is enough in your wallet.</p>`,
  }),
  'transfer.received': (said) => ({
    title: `Transfer received: ${money('en', said)}`,
    content: `<p>You received ${money('en', said)} from ${strong(said.from)}.</p>${quoted('Note', said.note)}`,
  }),
  'security.passwordChanged': () => ({
    title: 'Password changed',
    content: `<p>Your account’s password was changed, and its other sessions were ended. ${notYou.en}</p>`,
  }),
  'security.paymentPasswordChanged': ({ how }) => ({
    title: how === 'set' ? 'Payment password set' : 'Payment password changed',
    content: `<p>${
      how === 'set'
        ? 'Your account has a payment password now.'
        : how === 'reset'
          ? 'The payment password was replaced with a code sent to your mobile.'
          : 'The payment password was replaced.'
    } ${notYou.en}</p>`,
  }),
  'security.mobileBound': ({ mobile }) => ({
    title: 'Mobile bound',
    content: `<p>Your account’s mobile is now ${strong(mobile)}. ${notYou.en}</p>`,
  }),
  'security.emailBound': ({ email }) => ({
    title: 'E-mail address bound',
    content: `<p>Your account’s e-mail address is now ${strong(email)}. ${notYou.en}</p>`,
  }),
  'security.secondStepOn': () => ({
    title: 'Second step on',
    content: `<p>To log in, your account now asks for a code of the authenticator app as well. ${notYou.en}</p>`,
  }),
  'security.secondStepOff': () => ({
    title: 'Second step off',
    content: `<p>To log in, your account asks for the password alone now. ${notYou.en}</p>`,
  }),
  'security.recoveryCodesRenewed': () => ({
    title: 'New recovery codes',
    content: `<p>The recovery codes before them are worth nothing any more. ${notYou.en}</p>`,
  }),
  'security.sessionEnded': (where) => ({
    title: 'Session ended',
    content: `<p>The session${from('on', where)} was ended from your account. ${notYou.en}</p>`,
  }),
  'security.otherSessionsEnded': ({ count }) => ({
    title: 'Other sessions ended',
    content: `<p>${count === 1 ? 'One other session was' : `${count} other sessions were`} ended from your account. ${notYou.en}</p>`,
  }),
  'security.deviceForgotten': ({ device }) => ({
    title: 'Device forgotten',
    content: `<p>A device${from('with', { device, ip: '' })} is asked for the second step’s code again. ${notYou.en}</p>`,
  }),
  'security.payoutAccountAdded': ({ name }) => ({
    title: 'New account to be paid to',
    content: `<p>${strong(name)} was added to the accounts that your withdrawals are paid to. ${notYou.en}</p>`,
  }),
  'security.payoutAccountRemoved': ({ name }) => ({
    title: 'Account to be paid to removed',
    content: `<p>Your withdrawals are no longer paid to ${strong(name)}. ${notYou.en}</p>`,
  }),
}

/** Where something was logged in, as far as that is known, after a word that leads to it. */
function from(word: string, { device, ip }: { device: string; ip: string }): string {
  const place = [device, ip].filter(Boolean).join(', ')
  return place === '' ? '' : ` ${word} ${strong(place)}`
}

const name = (said: { with: string }): string => strong(said.with)

const strong = (text: string): string => `<strong>${escaped(text)}</strong>`

/** A paragraph with what somebody wrote, or nothing where they wrote nothing. */
const quoted = (what: string, text: string): string => (text === '' ? '' : `<p>${what}: ${escaped(text)}</p>`)

/** What somebody wrote, each of its lines a paragraph. */
const paragraphs = (text: string): string =>
  text
    .split(/\s*\n\s*/)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

const money = (locale: string, { amount, currency }: { amount: number; currency: string }): string =>
  moneyText(locale, amount, currency)

const count = (locale: string, figure: number): string => new Intl.NumberFormat(locale).format(figure)

/** What a claim has brought: money, points, or both. */
function claimedPt({ points = 0, ...said }: MessageFacts['gift.claimed']): string {
  const own = `${count('pt-BR', points)} ${points === 1 ? 'ponto' : 'pontos'}`
  if (points === 0) return `${money('pt-BR', said)} já está na carteira.`
  return said.amount > 0
    ? `${money('pt-BR', said)} já está na carteira, e você ganhou ${own}.`
    : `Você ganhou ${own}.`
}

function claimedEn({ points = 0, ...said }: MessageFacts['gift.claimed']): string {
  const own = `${count('en', points)} ${points === 1 ? 'point' : 'points'}`
  if (points === 0) return `${money('en', said)} is in your wallet.`
  return said.amount > 0
    ? `${money('en', said)} is in your wallet, and you have ${own} more.`
    : `You have ${own} more.`
}

type Claimed = MessageFacts['gift.claimed']

/** What must be wagered before money may leave: for what was claimed, and for the deposit that it came with. */
function toWagerPt({ turnover, depositTurnover = 0, ...said }: Claimed): string {
  const figure = (amount: number) => money('pt-BR', { ...said, amount })
  if (turnover + depositTurnover === 0) return ''
  const total = ` Antes de sacar, aposte ${figure(turnover + depositTurnover)}`
  return depositTurnover === 0 || turnover === 0
    ? `${total}.`
    : `${total}: ${figure(depositTurnover)} do depósito e ${figure(turnover)} do bônus.`
}

function toWagerEn({ turnover, depositTurnover = 0, ...said }: Claimed): string {
  const figure = (amount: number) => money('en', { ...said, amount })
  if (turnover + depositTurnover === 0) return ''
  const total = ` Wager ${figure(turnover + depositTurnover)} before you withdraw`
  return depositTurnover === 0 || turnover === 0
    ? `${total}.`
    : `${total}: ${figure(depositTurnover)} for the deposit and ${figure(turnover)} for the bonus.`
}

/** A moment in Brasília, without the zone. */
const moment = (locale: string, iso: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONE }).format(
    new Date(iso),
  )

/** The days of a period, the last of which ends where the period does. */
function days(locale: string, { from, to }: { from: string; to: string }): string {
  const lastMoment = new Date(Date.parse(to) - 1)
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: ZONE }).formatRange(
    new Date(from),
    lastMoment,
  )
}

/** The days of a period, or what of a day one is that is shorter. */
const period = (locale: string, said: { kind: ContractKind; from: string; to: string }): string =>
  said.kind === 'hourlySalary' || said.kind === 'realTimeSalary'
    ? new Intl.DateTimeFormat(locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: ZONE,
      }).formatRange(new Date(said.from), new Date(said.to))
    : days(locale, said)

/** The day on which a period begins, with the time where that is not midnight. */
function periodStart(locale: string, from: string): string {
  const moment = new Date(from)
  const isMidnight = startOfDay(dayAt(moment, ZONE), ZONE).getTime() === moment.getTime()
  const style = { dateStyle: 'medium', timeZone: ZONE } as const
  return new Intl.DateTimeFormat(locale, isMidnight ? style : { ...style, timeStyle: 'short' }).format(moment)
}

/** Words a message in the reader's language; English where there are no words of its own. */
export function wordMessage<Event extends MessageEvent>(
  event: Event,
  facts: MessageFacts[Event],
  language: Language,
): Worded {
  const wordings: Wordings = language === 'pt' ? pt : en
  return wordings[event](facts)
}
