import type { Page } from '@playwright/test'
import { textIn, textOf } from '#tests/support/texts.ts'

export function homePage(page: Page) {
  const highlights = page.getByRole('region', { name: textOf('lobby.home.highlights') })
  const winners = page.getByRole('region', { name: textOf('lobby.winners.title') })
  return {
    title: page.getByRole('heading', { name: textOf('lobby.home.title', { brand: 'Palpite' }) }),
    titleInEnglish: page.getByRole('heading', {
      name: textIn('en', 'lobby.home.title', { brand: 'Palpite' }),
    }),
    hot: page.getByRole('region', { name: textOf('common.popular') }),
    marquee: page.getByRole('region', { name: textOf('common.notices') }),
    tables: page.getByRole('region', { name: textOf('lobby.rooms.title') }),
    highlights: {
      region: highlights,
      pause: highlights.getByRole('button', { name: textOf('lobby.home.pauseHighlights') }),
      resume: highlights.getByRole('button', { name: textOf('lobby.home.resumeHighlights') }),
      next: highlights.getByRole('button', { name: textOf('lobby.home.nextHighlight') }),
    },
    winners: { region: winners, all: winners.getByRole('link', { name: textOf('lobby.winners.all') }) },
  }
}
