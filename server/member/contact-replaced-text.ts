import type { Language } from '#contract/operator-config.ts'

type Sentence = (brand: string) => string

const sentences: Record<'mobile' | 'email', { pt: Sentence; en: Sentence }> = {
  mobile: {
    pt: (brand) =>
      `${brand}: este celular não está mais vinculado à sua conta. Se não foi você, fale com o atendimento.`,
    en: (brand) =>
      `${brand}: this mobile is no longer bound to your account. If that was not you, contact customer service.`,
  },
  email: {
    pt: (brand) =>
      `${brand}: este e-mail não está mais vinculado à sua conta. Se não foi você, fale com o atendimento.`,
    en: (brand) =>
      `${brand}: this address is no longer bound to your account. If that was not you, contact customer service.`,
  },
}

/** What is said to a mobile or an address once another has taken its place; it fits one SMS. */
export const contactReplacedText = (
  { kind, brand }: { kind: 'mobile' | 'email'; brand: string },
  language: Language,
): string => sentences[kind][language === 'pt' ? 'pt' : 'en'](brand)
