import type { refusedBonus } from '#contract/sandbox.ts'
import type { LocalizedText } from '../texts/localized-text.ts'

/** Why the operator does not give what a member asks for, in words that the member understands. */
export const refusalReasons: Record<(typeof refusedBonus)[number], LocalizedText> = {
  proof: { pt: 'O que você enviou não mostra o que foi pedido.', en: 'What you sent does not show it.' },
  terms: { pt: 'As condições não foram cumpridas.', en: 'Its terms were not met.' },
  repeated: { pt: 'Você já recebeu este bônus.', en: 'You have had this bonus before.' },
}
