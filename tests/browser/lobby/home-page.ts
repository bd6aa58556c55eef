import type { Page } from '@playwright/test'

export function homePage(page: Page) {
  const highlights = page.getByRole('region', { name: 'Destaques' })
  const winners = page.getByRole('region', { name: 'Maiores ganhos' })
  return {
    title: page.getByRole('heading', { name: 'Palpite: jogos' }),
    titleInEnglish: page.getByRole('heading', { name: 'Palpite: games' }),
    hot: page.getByRole('region', { name: 'Em alta' }),
    marquee: page.getByRole('region', { name: 'Avisos' }),
    tables: page.getByRole('region', { name: 'Mesas' }),
    highlights: {
      region: highlights,
      pause: highlights.getByRole('button', { name: 'Pausar destaques' }),
      resume: highlights.getByRole('button', { name: 'Continuar destaques' }),
      next: highlights.getByRole('button', { name: 'Próximo destaque' }),
    },
    winners: { region: winners, all: winners.getByRole('link', { name: 'Todos os ganhadores' }) },
  }
}
