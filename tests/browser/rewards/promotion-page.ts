import type { Page } from '@playwright/test'

export function promotionPage(page: Page) {
  const main = page.getByRole('main')
  return {
    participate: main.getByRole('button', { name: 'Participar' }),
    comment: main.getByLabel('Comentário'),
    all: main.getByRole('link', { name: 'Todas as promoções' }),
    draw: main.getByRole('button', { name: /^Sortear/ }),
    drawAgain: main.getByRole('button', { name: 'Sortear de novo' }),
    answerComes: main.getByText(/a resposta chega nas suas mensagens/),
  }
}
