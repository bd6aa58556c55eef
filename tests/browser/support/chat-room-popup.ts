import type { Page } from '@playwright/test'

/** The list of chat rooms and the general room. */
export function chatRooms(page: Page) {
  const rooms = page.getByRole('dialog', { name: 'Bate-papo' })
  const general = page.getByRole('dialog', { name: 'Sala geral' })
  const tableChat = page.getByRole('region', { name: 'Bate-papo' })
  const report = page.getByRole('dialog', { name: 'Denunciar mensagem' })
  return {
    entry: page.getByRole('link', { name: 'Bate-papo' }),
    rooms: { popup: rooms, general: rooms.getByRole('button', { name: 'Sala geral' }) },
    general: {
      popup: general,
      line: general.getByRole('textbox', { name: 'Diga algo' }),
      allRooms: general.getByRole('button', { name: 'Todas as salas' }),
      earlier: general.getByRole('log').getByRole('button', { name: 'Mensagens anteriores' }),
    },
    tableChat: { region: tableChat, line: tableChat.getByRole('textbox', { name: 'Diga algo' }) },
    report: {
      popup: report,
      submit: report.getByRole('button', { name: 'Enviar denúncia' }),
      more: report.getByLabel('Quer contar mais?'),
    },
  }
}
