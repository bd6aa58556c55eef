import type { Page } from '@playwright/test'

/** The bar that asks whether visits may be measured. */
export function consentBar(page: Page) {
  const bar = page.getByRole('region', { name: 'Medição de visitas' })
  return {
    bar,
    agree: bar.getByRole('button', { name: 'Sim, pode contar' }),
    decline: bar.getByRole('button', { name: 'Não, obrigado' }),
  }
}
