import type { ReturnReason } from './message-events.ts'

/** Why a payment out came to nothing, in words that its member understands. */
export const returnReasons: Record<ReturnReason, { pt: string; en: string }> = {
  holder: { pt: 'A conta não está no seu nome.', en: 'The account is not in your name.' },
  account: { pt: 'A conta não recebe pagamentos.', en: 'The account takes no payments.' },
  conduct: {
    pt: 'O saque não segue as regras da casa; fale com o atendimento.',
    en: 'The withdrawal is against the rules of the house; contact customer service.',
  },
  declined: {
    pt: 'O provedor de pagamento não aceitou o saque.',
    en: 'The payment provider did not take the withdrawal.',
  },
  notArrived: {
    pt: 'O pagamento não chegou à sua conta.',
    en: 'The payment did not reach your account.',
  },
  refused: { pt: 'O banco devolveu o pagamento.', en: 'The bank sent the payment back.' },
}
