import { tabStorage } from './tab-storage.ts'

export type Visit = { token: string; game: string; language: 'en' | 'pt' }

const tokenOf = (game: string) => `palpite.play-token.${game}`

/** Reads the URL and removes the token from it. The token is kept in this tab for reloads. */
export function readVisit(): Visit {
  const query = new URLSearchParams(location.search)
  const game = query.get('game') ?? ''
  const sent = query.get('token')
  if (sent !== null) {
    tabStorage.write(tokenOf(game), sent)
    query.delete('token')
    history.replaceState(null, '', `${location.pathname}?${query}`)
  }
  const token = tabStorage.read(tokenOf(game)) ?? ''
  return { token, game, language: query.get('lang') === 'pt' ? 'pt' : 'en' }
}
