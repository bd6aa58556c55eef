import type { redemptionRefusals } from '#contract/sandbox.ts'
import type { LocalizedText } from '../texts/localized-text.ts'

/** Why the operator rejects a redemption, in words that its member understands. */
export const rejections: Record<(typeof redemptionRefusals)[number], LocalizedText> = {
  stock: { pt: 'O item não está mais disponível.', en: 'The item is no longer to be had.' },
  address: { pt: 'Não foi possível entregar nesse endereço.', en: 'It cannot be sent to that address.' },
  conduct: {
    pt: 'O pedido não segue as regras da casa.',
    en: 'The order is against the rules of the house.',
  },
}
