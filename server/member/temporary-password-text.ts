import type { Language } from '#contract/operator-config.ts'

type Sentence = (brand: string, password: string) => string

const sentences: { pt: Sentence; en: Sentence } = {
  pt: (brand, password) =>
    `${brand}: sua senha temporária é ${password}. Ela vale por uma hora e para entrar uma única vez; depois você escolhe uma nova. Até lá a senha antiga continua valendo. Se não foi você quem pediu, não é preciso fazer nada.`,
  en: (brand, password) =>
    `${brand}: your temporary password is ${password}. It is good for one hour and lets you in once; you then choose a new one. Until then the old password stays good. If you did not ask for this, there is nothing to do.`,
}

/** What is mailed with a temporary password. */
export const temporaryPasswordText = (
  text: { brand: string; password: string },
  language: Language,
): string => sentences[language === 'pt' ? 'pt' : 'en'](text.brand, text.password)
