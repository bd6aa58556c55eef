import type { Page } from '@playwright/test'

export function lotteryPage(page: Page) {
  const slip = page.getByRole('region', { name: 'Cupom' })
  const proof = page.getByRole('dialog', { name: 'Conferir um sorteio' })
  return {
    open: page.getByText('Apostas abertas'),
    timeZone: page.getByText('Os sorteios seguem o horário de Brasília.'),
    slip: {
      region: slip,
      placed: slip.getByText('Apostas feitas'),
      bet: slip.getByRole('button', { name: 'Apostar' }),
    },
    proof: { popup: proof },
  }
}
