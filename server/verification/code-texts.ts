import type { Language } from '#contract/operator-config.ts'
import type { CodePurpose } from './sms-codes.ts'

type Sentence = (brand: string, code: string) => string

const sentences: Record<CodePurpose, { pt: Sentence; en: Sentence }> = {
  login: {
    pt: (brand, code) => `${brand}: ${code} é o seu código para entrar. Não passe este código a ninguém.`,
    en: (brand, code) => `${brand}: ${code} is your code to log in. Do not give it to anybody.`,
  },
  register: {
    pt: (brand, code) => `${brand}: ${code} é o código do seu cadastro. Não passe este código a ninguém.`,
    en: (brand, code) => `${brand}: ${code} is the code for your registration. Do not give it to anybody.`,
  },
  forgot: {
    pt: (brand, code) => `${brand}: ${code} é o código da sua nova senha. Não passe este código a ninguém.`,
    en: (brand, code) => `${brand}: ${code} is the code for your new password. Do not give it to anybody.`,
  },
  bindMobile: {
    pt: (brand, code) =>
      `${brand}: ${code} é o código para vincular este celular à sua conta. Não passe este código a ninguém.`,
    en: (brand, code) =>
      `${brand}: ${code} is the code to bind this mobile to your account. Do not give it to anybody.`,
  },
  bindEmail: {
    pt: (brand, code) =>
      `${brand}: ${code} é o código para vincular este e-mail à sua conta. Não passe este código a ninguém.`,
    en: (brand, code) =>
      `${brand}: ${code} is the code to bind this address to your account. Do not give it to anybody.`,
  },
  paymentPassword: {
    pt: (brand, code) =>
      `${brand}: ${code} é o código da sua nova senha de pagamento. Não passe este código a ninguém.`,
    en: (brand, code) =>
      `${brand}: ${code} is the code for your new payment password. Do not give it to anybody.`,
  },
}

/** What is texted or mailed with a code; it fits one SMS. */
export const codeText = (
  text: { purpose: CodePurpose; brand: string; code: string },
  language: Language,
): string => sentences[text.purpose][language === 'pt' ? 'pt' : 'en'](text.brand, text.code)
