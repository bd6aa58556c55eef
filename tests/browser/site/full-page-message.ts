import type { Page } from '@playwright/test'

/** Messages that take the place of a page. */
export function fullPageMessage(page: Page) {
  return {
    notFound: page.getByRole('heading', { name: 'Não há nada aqui' }),
    closed: page.getByRole('heading', { name: 'Voltamos já' }),
    notInRegion: page.getByRole('heading', { name: 'Não disponível na sua região' }),
    crashed: page.getByRole('heading', { name: 'Esta página deu erro' }),
    offline: page.getByRole('heading', { name: 'Você está sem conexão' }),
    toHome: page.getByRole('link', { name: 'Ir para o início' }),
    service: page.getByRole('link', { name: 'Atendimento' }),
  }
}
