import type { Page } from '@playwright/test'

export function securityPopup(page: Page) {
  const popup = page.getByRole('dialog')
  return {
    popup,
    mobile: popup.getByLabel('Celular'),
    email: popup.getByLabel('E-mail'),
    nickname: popup.getByLabel('Apelido'),
    askCode: popup.getByRole('button', { name: 'Pedir código' }),
    code: popup.getByLabel('Código', { exact: true }),
    link: popup.getByRole('button', { name: 'Vincular' }),
    changePaymentPassword: popup.getByRole('button', { name: 'Alterar senha de pagamento' }),
    forgotPaymentPassword: popup.getByRole('button', { name: 'Esqueci a senha de pagamento' }),
    key: popup.getByLabel('Ou digite esta chave no aplicativo'),
    authenticatorCode: popup.getByLabel('Código do aplicativo autenticador'),
    turnOn: popup.getByRole('button', { name: 'Ligar' }),
    noted: popup.getByRole('button', { name: 'Já anotei' }),
    newRecoveryCodes: popup.getByRole('button', { name: 'Criar novos códigos' }),
  }
}
