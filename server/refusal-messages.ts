import * as v from 'valibot'
import type { Calls } from '#contract/calls.ts'
import type { Language } from '#contract/operator-config.ts'
import { throttled as throttledValue } from '#contract/throttled.ts'

/** Every code that a registered call may refuse with. */
type RefusalCode = { [Name in keyof Calls]: keyof Calls[Name]['refusals'] & string }[keyof Calls]

/** `{wait}` stands for how long until the next attempt is looked at. */
type Sentence = { pt: string; en: string }

const mobileInvalid: Sentence = { pt: 'Informe um celular válido.', en: 'Enter a valid mobile number.' }
const sliderFailed: Sentence = { pt: 'Faça a verificação de novo.', en: 'Do the check again.' }
const throttled: Sentence = {
  pt: 'Muitas tentativas. Tente de novo {wait}.',
  en: 'Too many attempts. Try again {wait}.',
}

const codeWrong: Sentence = { pt: 'Código incorreto ou vencido.', en: 'The code is wrong or has expired.' }
const noMobile: Sentence = {
  pt: 'Sua conta não tem um celular. Vincule um antes.',
  en: 'Your account has no mobile. Bind one first.',
}
const captchaWrong: Sentence = {
  pt: 'Os números não são os da imagem.',
  en: 'These are not the digits in the picture.',
}
const invitationInvalid: Sentence = {
  pt: 'Este código de convite não vale aqui.',
  en: 'This invitation code is not valid here.',
}

/** Sentences that go with a refusal, for screens that show the platform's own words. */
const messages: Record<RefusalCode, Sentence> = {
  'captcha.throttled': throttled,
  'slider.throttled': throttled,
  'slider.missed': { pt: 'A peça não encaixou. Tente de novo.', en: 'The piece did not fit. Try again.' },
  'slider.expired': { pt: 'A verificação venceu. Faça outra.', en: 'The check has expired. Do another.' },
  'code.sliderFailed': sliderFailed,
  'code.mobileInvalid': mobileInvalid,
  'code.throttled': {
    pt: 'Muitos códigos pedidos. Tente de novo {wait}.',
    en: 'Too many codes were asked for. Try again {wait}.',
  },
  'code.off': { pt: 'Códigos por SMS estão desligados.', en: 'Codes by SMS are switched off.' },
  'deposit.offLimits': {
    pt: 'O valor está fora dos limites desta forma de pagamento.',
    en: 'The amount is beyond the limits of this way of paying.',
  },
  'deposit.channelClosed': {
    pt: 'Esta forma de pagamento está fechada agora.',
    en: 'This way of paying is closed now.',
  },
  'deposit.openOrder': {
    pt: 'Já há um pedido de depósito em andamento.',
    en: 'There is a deposit under way already.',
  },
  'deposit.promotionRefused': {
    pt: 'Esta promoção não vale para este depósito.',
    en: 'This promotion is not for this deposit.',
  },
  'bonus.notActive': { pt: 'Este bônus já terminou.', en: 'This bonus has ended.' },
  'bonus.changed': { pt: 'O valor do bônus mudou.', en: 'The bonus has changed.' },
  'deposit.notOpen': {
    pt: 'Este depósito não está mais aberto.',
    en: 'This deposit is not open any more.',
  },
  'export.tooMany': {
    pt: 'São linhas demais para um arquivo. Escolha menos dias.',
    en: 'These are too many rows for one file. Choose fewer days.',
  },
  'login.wrong': { pt: 'Usuário ou senha incorretos.', en: 'Wrong user name or password.' },
  'login.captchaNeeded': { pt: 'Digite os números da imagem.', en: 'Enter the digits in the picture.' },
  'login.captchaWrong': captchaWrong,
  'login.sliderFailed': sliderFailed,
  'login.codeWrong': codeWrong,
  'login.firebaseRefused': {
    pt: 'O código expirou ou não há conta com este celular. Peça outro código.',
    en: 'The code expired, or no account has this phone number. Ask for another code.',
  },
  'application.mobileInvalid': mobileInvalid,
  'application.throttled': throttled,
  'login.throttled': throttled,
  'login.notAgent': { pt: 'Só agentes podem entrar aqui.', en: 'Only agents can log in.' },
  'login.notMember': { pt: 'Esta conta não é de membro.', en: 'Non-member account cannot log in.' },
  'login.closed': {
    pt: 'Esta conta está encerrada. Fale com o atendimento.',
    en: 'This account is closed. Contact customer service.',
  },
  'login.ticketUnusable': {
    pt: 'Este link de acesso expirou ou já foi usado.',
    en: 'This login link has expired or was already used.',
  },
  'ticket.throttled': throttled,
  'login.off': { pt: 'Esta forma de entrar está desligada.', en: 'This way to log in is switched off.' },
  'login.secondStepNeeded': {
    pt: 'Digite o código do seu aplicativo autenticador.',
    en: 'Enter the code of your authenticator app.',
  },
  'login.randomRefused': {
    pt: 'O jogo grátis não começou. Tente de novo.',
    en: 'Free play did not start. Try again.',
  },
  'password.oldWrong': { pt: 'A senha atual está incorreta.', en: 'The current password is wrong.' },
  'password.confirmationDiffers': {
    pt: 'A confirmação não é igual à nova senha.',
    en: 'The confirmation differs from the new password.',
  },
  'password.offRules': {
    pt: 'A nova senha é curta ou longa demais, ou tem espaços.',
    en: 'The new password is too short, too long, or has blanks.',
  },
  'password.unchanged': {
    pt: 'A nova senha é igual à atual.',
    en: 'The new password is the same as the current one.',
  },
  'password.default': {
    pt: 'Essa senha é a padrão. Escolha outra.',
    en: 'That is the default password. Choose another.',
  },
  'password.throttled': throttled,
  'affiliate.invalid': invitationInvalid,
  'affiliate.throttled': throttled,
  'invitation.unknown': invitationInvalid,
  'invitation.closed': {
    pt: 'Este link foi encerrado. Peça um novo a quem o enviou.',
    en: 'This link is closed. Ask whoever sent it for a new one.',
  },
  'invitation.throttled': throttled,
  'register.off': {
    pt: 'Esta forma de cadastro está desligada.',
    en: 'This way to register is switched off.',
  },
  'register.sliderFailed': sliderFailed,
  'register.captchaWrong': captchaWrong,
  'register.codeWrong': codeWrong,
  'register.firebaseRefused': {
    pt: 'Não deu para confirmar o celular. Tente de novo.',
    en: 'The mobile could not be confirmed. Try again.',
  },
  'register.affiliateInvalid': invitationInvalid,
  'register.fieldsRefused': { pt: 'Confira os campos marcados.', en: 'Check the marked fields.' },
  'register.throttled': throttled,
  'forgot.sliderFailed': sliderFailed,
  'forgot.unknown': {
    pt: 'Não há conta com este usuário e este e-mail.',
    en: 'Username/Email does not exist.',
  },
  'forgot.codeWrong': codeWrong,
  'forgot.throttled': throttled,
  'secondStep.codeWrong': {
    pt: 'O código está incorreto ou já foi usado.',
    en: 'The code is wrong or was used already.',
  },
  'secondStep.passwordWrong': { pt: 'A senha está incorreta.', en: 'The password is wrong.' },
  'secondStep.expired': {
    pt: 'O tempo para digitar o código acabou. Comece de novo.',
    en: 'The time to enter the code is over. Begin again.',
  },
  'secondStep.alreadyOn': {
    pt: 'A verificação em duas etapas já está ligada.',
    en: 'The second step is already on.',
  },
  'secondStep.throttled': throttled,
  'contract.rateAboveOwn': {
    pt: 'Há faixas com taxa maior que a sua.',
    en: 'Some tiers pay a higher rate than your own.',
  },
  'contract.tiersNotRising': {
    pt: 'Cada faixa precisa pedir mais e pagar mais que a anterior.',
    en: 'Each tier must ask for more and pay more than the one before.',
  },
  'contract.periodNotAllowed': {
    pt: 'Este contrato só pode ser pago no mesmo período que o seu.',
    en: 'This contract can only be paid as often as your own is.',
  },
  'contract.requestOpen': {
    pt: 'Já há um pedido sobre este contrato à espera de resposta.',
    en: 'A request about this contract is still waiting for an answer.',
  },
  'contract.ended': { pt: 'Este contrato já foi encerrado.', en: 'This contract has ended.' },
  'contract.changed': {
    pt: 'O contrato mudou desde que você o leu.',
    en: 'The contract has changed since you read it.',
  },
  'contract.exists': {
    pt: 'Já existe um contrato. Proponha novas condições para ele.',
    en: 'There is a contract already. Offer new terms for it.',
  },
  'transfer.notEnough': {
    pt: 'Seu saldo não chega para esta transferência.',
    en: 'Your balance is not enough for this transfer.',
  },
  'transfer.offLimits': {
    pt: 'O valor está fora dos limites de uma transferência.',
    en: 'The amount is off the limits of a transfer.',
  },
  'transfer.turnoverLeft': {
    pt: 'Ainda falta apostar antes de enviar dinheiro.',
    en: 'There is still money to stake before any can be sent.',
  },
  'transfer.off': { pt: 'As transferências estão desligadas.', en: 'Transfers are switched off.' },
  'transfer.singleWallet': {
    pt: 'Uma só carteira serve a todos os fornecedores. Não há o que transferir.',
    en: 'One wallet serves every vendor. There is nothing to transfer.',
  },
  'transfer.vendorClosed': {
    pt: 'Este fornecedor está fechado por enquanto.',
    en: 'This vendor is closed for now.',
  },
  'transfer.underWay': {
    pt: 'Há uma transferência em andamento. Espere ela terminar.',
    en: 'A transfer is under way. Wait until it has come to its end.',
  },
  'transfer.nothingThere': {
    pt: 'Não há nada com os fornecedores para trazer.',
    en: 'Nothing lies with the vendors.',
  },
  'transfer.noUpline': { pt: 'Você não tem agente acima.', en: 'There is nobody above you.' },
  'transfer.recipientClosed': {
    pt: 'Esta conta não recebe dinheiro agora.',
    en: 'This account takes no money now.',
  },
  'paymentPassword.wrong': {
    pt: 'A senha de pagamento está incorreta.',
    en: 'The payment password is wrong.',
  },
  'paymentPassword.unset': {
    pt: 'Crie antes uma senha de pagamento.',
    en: 'Set a payment password first.',
  },
  'paymentPassword.throttled': throttled,
  'paymentPassword.confirmationDiffers': {
    pt: 'As senhas de pagamento não são iguais.',
    en: 'The payment passwords differ.',
  },
  'paymentPassword.offRules': {
    pt: 'Esta senha de pagamento não segue as regras.',
    en: 'This payment password is off the rules.',
  },
  'paymentPassword.guessable': {
    pt: 'Esta senha de pagamento é fácil de adivinhar.',
    en: 'This payment password is easily guessed.',
  },
  'paymentPassword.sameAsPassword': {
    pt: 'A senha de pagamento precisa ser outra que a da conta.',
    en: 'The payment password must be another than that of the account.',
  },
  'paymentPassword.alreadySet': {
    pt: 'Você já tem uma senha de pagamento.',
    en: 'You have a payment password already.',
  },
  'payoutAccount.invalid': {
    pt: 'Confira o dado marcado: ele não existe assim.',
    en: 'Check what is marked: it cannot be like that.',
  },
  'payoutAccount.holderDiffers': {
    pt: 'A conta precisa estar no seu próprio nome.',
    en: 'The account must be in your own name.',
  },
  'payoutAccount.exists': { pt: 'Você já tem esta conta.', en: 'You have this account already.' },
  'payoutAccount.tooMany': {
    pt: 'Você já tem o máximo de contas. Remova uma delas antes.',
    en: 'You have as many accounts as you can have. Remove one of them first.',
  },
  'withdrawal.notEnough': {
    pt: 'Seu saldo não chega para este saque.',
    en: 'Your balance is not enough for this payment.',
  },
  'withdrawal.offLimits': {
    pt: 'O valor está fora dos limites de um saque.',
    en: 'The amount is off the limits of a payment out.',
  },
  'withdrawal.dailyLimit': {
    pt: 'O limite de saques de hoje não chega para este.',
    en: 'What may still be paid out today is not enough for this.',
  },
  'withdrawal.turnoverLeft': {
    pt: 'Ainda falta apostar antes de sacar.',
    en: 'There is still money to stake before any can be paid out.',
  },
  'withdrawal.feeChanged': {
    pt: 'A taxa mudou. Confira antes de pedir de novo.',
    en: 'The fee has changed. Check it before you ask again.',
  },
  'withdrawal.accountUnusable': {
    pt: 'Esta conta ainda não recebe saques.',
    en: 'This account takes no payments yet.',
  },
  'withdrawal.openOrder': {
    pt: 'Já há um saque em andamento.',
    en: 'There is a payment out under way already.',
  },
  'withdrawal.off': { pt: 'Os saques estão desligados.', en: 'Payments out are switched off.' },
  'withdrawal.notCancellable': {
    pt: 'Este saque não pode mais ser cancelado.',
    en: 'This payment can be taken back no more.',
  },
  'withdrawal.notConfirmable': {
    pt: 'Este saque não espera confirmação.',
    en: 'This payment does not wait for a confirmation.',
  },
  'withdrawal.proofGone': {
    pt: 'As imagens não estão mais aqui. Envie de novo.',
    en: 'The images are no longer here. Send them again.',
  },
  'gift.notClaimable': {
    pt: 'Isto não pode ser resgatado agora.',
    en: 'This cannot be claimed now.',
  },
  'gift.tooLittle': {
    pt: 'Ainda é pouco para resgatar.',
    en: 'This is still too little to be claimed.',
  },
  'gift.off': { pt: 'O rebate manual está desligado.', en: 'The manual rebate is switched off.' },
  'points.tooFew': { pt: 'Você não tem pontos suficientes.', en: 'You do not have enough points.' },
  'points.soldOut': { pt: 'Não há mais tantos deste item.', en: 'There are no longer that many of it.' },
  'points.memberLimit': {
    pt: 'Você já pediu tudo o que pode deste item.',
    en: 'You have asked for as many of it as you may.',
  },
  'points.priceChanged': { pt: 'O preço mudou.', en: 'The price has changed.' },
  'points.mobileInvalid': mobileInvalid,
  'points.deliveryMissing': { pt: 'Diga para onde enviar.', en: 'Say where it is to be sent.' },
  'points.off': { pt: 'Os pontos estão parados agora.', en: 'Points are switched off at the moment.' },
  'points.conversionOffLimits': {
    pt: 'Essa quantidade de pontos não pode ser trocada.',
    en: 'That many points cannot be converted.',
  },
  'points.ratioChanged': { pt: 'O valor dos pontos mudou.', en: 'What points are worth has changed.' },
  'promotion.notOpen': {
    pt: 'Esta promoção não está aberta para isso agora.',
    en: 'This promotion is not open for that now.',
  },
  'promotion.notEligible': {
    pt: 'Esta promoção não é para a sua conta.',
    en: 'This promotion is not for your account.',
  },
  'promotion.incomplete': {
    pt: 'Falta algo que a promoção pede.',
    en: 'Something that the promotion asks for is missing.',
  },
  'promotion.imagesGone': {
    pt: 'As imagens não valem mais. Escolha de novo.',
    en: 'The images are no longer good. Choose them anew.',
  },
  'promotion.throttled': throttled,
  'feedback.imagesGone': {
    pt: 'As imagens não valem mais. Escolha de novo.',
    en: 'The images are no longer good. Choose them anew.',
  },
  'feedback.throttled': throttled,
  'raffle.noChances': {
    pt: 'Você não tem mais chances neste sorteio.',
    en: 'You have no chances left in this raffle.',
  },
  'raffle.exhausted': {
    pt: 'Todos os prêmios deste sorteio já saíram.',
    en: 'All prizes of this raffle have been drawn.',
  },
  'upload.notImage': {
    pt: 'Este arquivo não é uma imagem PNG ou JPEG.',
    en: 'This file is no PNG or JPEG image.',
  },
  'upload.tooLarge': { pt: 'O arquivo é grande demais.', en: 'The file is too large.' },
  'upload.tooManyPixels': {
    pt: 'A imagem tem pixels demais.',
    en: 'The image has too many pixels.',
  },
  'upload.throttled': throttled,
  'code.noMobile': noMobile,
  'code.noEmail': {
    pt: 'Sua conta não tem um e-mail. Digite um.',
    en: 'Your account has no e-mail address. Type one.',
  },
  'contact.codeWrong': codeWrong,
  'contact.throttled': throttled,
  'contact.taken': {
    pt: 'Este contato já está vinculado a outra conta.',
    en: 'This contact is bound to another account.',
  },
  'nickname.refused': {
    pt: 'Este apelido não pode ser usado.',
    en: 'This nickname cannot be used.',
  },
  'paymentPassword.codeWrong': codeWrong,
  'paymentPassword.codesThrottled': throttled,
  'paymentPassword.noMobile': noMobile,
  'paymentPassword.unchanged': {
    pt: 'Esta já é a sua senha de pagamento.',
    en: 'This is your payment password already.',
  },
  'password.wrong': { pt: 'A senha está incorreta.', en: 'The password is wrong.' },
  'link.tooMany': {
    pt: 'Você já tem o máximo de links. Feche um deles antes.',
    en: 'You have as many links as you can have. Close one of them first.',
  },
  'contract.noneOwn': {
    pt: 'Você ainda não tem um contrato deste tipo e não pode propor um.',
    en: 'You have no contract of this kind yet and cannot offer one.',
  },
  'contract.notAgent': { pt: 'Só agentes podem ter contratos.', en: 'Only agents can have contracts.' },
  'contract.memberClosed': {
    pt: 'A conta deste indicado está encerrada.',
    en: 'The account of this downline is closed.',
  },
  'contract.withHouse': {
    pt: 'O contrato com a casa não termina por aqui. Fale com o atendimento.',
    en: 'A contract with the house is not ended here. Contact customer service.',
  },
  'contract.partyClosed': {
    pt: 'A conta da outra parte está encerrada. Você pode encerrar o contrato agora mesmo.',
    en: 'The account of the other party is closed. You can end the contract at once.',
  },
  'contract.partyOpen': {
    pt: 'A outra parte tem a conta aberta e precisa concordar com o fim.',
    en: 'The account of the other party is open; they have to agree to the end.',
  },
  'contract.settled': {
    pt: 'Este pedido já foi resolvido.',
    en: 'This request is settled already.',
  },
  'contract.requestChanged': {
    pt: 'A proposta mudou desde que você a leu.',
    en: 'The offer has changed since you read it.',
  },
  'contract.previewStale': {
    pt: 'Agora seriam encerrados outros contratos. Confira a lista.',
    en: 'Other contracts would end by now. Check the list.',
  },
  'lottery.locked': {
    pt: 'Este sorteio não aceita mais apostas.',
    en: 'This draw takes no more bets.',
  },
  'lottery.oddsChanged': {
    pt: 'O que estas apostas pagam mudou. Confira o bilhete.',
    en: 'What these bets pay has changed. Check the slip.',
  },
  'lottery.notEnough': {
    pt: 'Seu saldo não chega para este bilhete.',
    en: 'Your balance is not enough for this slip.',
  },
  'lottery.stakeOffLimits': {
    pt: 'O valor do bilhete está fora dos limites.',
    en: 'The stake of this slip is off the limits.',
  },
  'lottery.trial': {
    pt: 'Cadastre uma conta para apostar em loterias.',
    en: 'Register a real account to bet on lotteries.',
  },
  'lottery.linesInvalid': {
    pt: 'Há apostas que não seguem as regras.',
    en: 'Some bets are off the rules.',
  },
  'chat.off': { pt: 'O bate-papo está desligado.', en: 'The chat is switched off.' },
  'chat.closed': {
    pt: 'Esta sala está fechada por enquanto.',
    en: 'This room is closed for now.',
  },
  'chat.muted': { pt: 'Você não pode escrever aqui agora.', en: 'You may not write here now.' },
  'chat.throttled': {
    pt: 'Muitas mensagens seguidas. Tente de novo {wait}.',
    en: 'Too many messages in a row. Try again {wait}.',
  },
  'chat.alreadyReported': {
    pt: 'Você já denunciou esta mensagem.',
    en: 'You have reported this message already.',
  },
  'chat.takenDown': { pt: 'Esta mensagem já foi retirada.', en: 'This message was taken down already.' },
  'live.offline': { pt: 'Esta transmissão não está no ar.', en: 'This stream is not on.' },
  'live.unknown': {
    pt: 'Não há mais esta pessoa entre os apresentadores.',
    en: 'This host is no longer there.',
  },
  'live.trial': {
    pt: 'Cadastre uma conta para entrar nesta mesa.',
    en: 'Register a real account to join this table.',
  },
  'launch.unknown': { pt: 'Este jogo não existe mais.', en: 'This game is no longer there.' },
  'launch.closed': {
    pt: 'Este provedor está em manutenção.',
    en: 'This vendor is closed for maintenance.',
  },
  'launch.trial': {
    pt: 'Cadastre uma conta para jogar este jogo.',
    en: 'Register a real account to play this game.',
  },
}

/**
 * The platform's own sentence for a refusal of one of its calls; after too many attempts it says how long to wait.
 *
 * @param value what comes with the refusal
 */
export function refusalMessage(code: string, value: unknown, language: Language): string {
  const sentence = (messages as Partial<Record<string, Sentence>>)[code]
  if (!sentence) throw new Error(`There is no sentence for the refusal ${code}`)
  const spoken = language === 'pt' ? 'pt' : 'en'
  return sentence[spoken].replace('{wait}', waitWords(value, spoken))
}

/** As a refusal of the sandbox can come without it. */
const untold = { pt: 'mais tarde', en: 'later' }

function waitWords(value: unknown, language: 'pt' | 'en'): string {
  const told = v.safeParse(throttledValue, value)
  if (!told.success) return untold[language]
  return `${language === 'pt' ? 'em' : 'in'} ${lengthWords(told.output.retryAfter, language)}`
}

/** A stretch of time (ms) in whole seconds, rounded up, and in minutes and hours where it is as long. */
function lengthWords(milliseconds: number, language: 'pt' | 'en'): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000))
  const parts = [
    [Math.floor(seconds / 3_600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ] as const
  const locale = language === 'pt' ? 'pt-BR' : 'en'
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    )
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)
}
