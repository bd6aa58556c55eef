import type { Page } from '@playwright/test'

/** Withdrawals: the open order, the last one and the proof of a missing payment. */
export function withdrawalPage(page: Page) {
  const open = page.getByRole('region', { name: 'Saque aberto' })
  const last = page.getByRole('region', { name: 'Último saque' })
  const cancelling = page.getByRole('dialog', { name: 'Cancelar este saque' })
  const missing = page.getByRole('dialog', { name: 'Não chegou' })
  return {
    open: {
      region: open,
      cancel: open.getByRole('button', { name: 'Cancelar saque' }),
      received: open.getByRole('button', { name: 'Recebi' }),
      notReceived: open.getByRole('button', { name: 'Não chegou' }),
      proof: open.getByRole('img', { name: 'O que você enviou' }),
    },
    last: { region: last },
    cancelling: { popup: cancelling, confirm: cancelling.getByRole('button', { name: 'Cancelar saque' }) },
    missing: {
      popup: missing,
      image: missing.getByLabel('Escolher imagem'),
      proof: missing.getByRole('img', { name: 'O que você enviou' }),
    },
  }
}
