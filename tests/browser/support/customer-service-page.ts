import type { Page } from '@playwright/test'

export function customerService(page: Page) {
  const main = page.getByRole('main')
  return {
    start: main.getByRole('button', { name: 'Começar um chat' }),
    line: main.getByRole('textbox', { name: 'Diga algo' }),
    readReply: main.getByRole('button', { name: 'Ler a resposta' }),
    unknown: page.getByText('Esta conversa não está aqui'),
  }
}
