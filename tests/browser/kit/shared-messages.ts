import type { Scope } from './scope.ts'

/** Messages that many pages and dialogs share. */
export function messagesIn(scope: Scope) {
  return {
    noAnswerYet: scope.getByText('A resposta ainda não veio'),
    partMissing: scope.getByText('Uma parte da página não carregou.'),
    toTheGames: scope.getByRole('link', { name: 'Ir para os jogos' }),
    chooseImage: scope.getByText('Escolha uma imagem antes'),
  }
}
