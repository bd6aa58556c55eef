import type { Page } from '@playwright/test'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'

/** Deposits: the form, the open order and the last one. */
export function depositPage(page: Page) {
  const main = page.getByRole('main')
  const open = page.getByRole('region', { name: 'Depósito aberto' })
  const last = page.getByRole('region', { name: 'Último depósito' })
  const givingUp = page.getByRole('dialog', { name: 'Desistir deste depósito' })
  return {
    order: main.getByRole('button', { name: 'Gerar pagamento' }),
    byPix: page.getByRole('radio', { name: /^Pix/ }),
    byTransfer: page.getByRole('radio', { name: /Transferência/ }),
    noBonus: main.getByRole('radio', { name: 'Sem bônus' }),
    bonuses: main.getByRole('group', { name: 'Bônus' }),
    qr: page.getByRole('img', { name: /QR/ }),
    invalidAmount: page.getByText('Só um número com até duas casas, por exemplo 1.234,50'),
    ambiguousAmount: page.getByText('Isso pode ser milhar ou decimal. Escreva assim: 1.234,50'),
    open: {
      region: open,
      qr: open.getByRole('img', { name: /QR/ }),
      copy: buttonsIn(open).copy,
      copied: buttonsIn(open).copied,
      code: open.getByLabel('Código para copiar'),
      paid: open.getByRole('button', { name: 'Já paguei' }),
      giveUp: open.getByRole('button', { name: 'Desistir deste depósito' }),
    },
    last: { region: last, depositAgain: last.getByRole('button', { name: 'Fazer outro depósito' }) },
    givingUp: { popup: givingUp, confirm: givingUp.getByRole('button', { name: 'Desistir', exact: true }) },
  }
}
