import type { Scope } from '#tests/browser/kit/scope.ts'

/** Messages shown instead of a page. */
export function fullPageMessage(scope: Scope) {
  return {
    notFound: scope.getByRole('heading', { level: 1, name: 'Não há nada aqui' }),
    closed: scope.getByRole('heading', { name: 'Voltamos já' }),
    notInRegion: scope.getByRole('heading', { name: 'Não disponível na sua região' }),
    crashed: scope.getByRole('heading', { name: 'Esta página deu erro' }),
    offline: scope.getByRole('heading', { name: 'Você está sem conexão' }),
    toHome: scope.getByRole('link', { name: 'Ir para o início' }),
    service: scope.getByRole('link', { name: 'Atendimento' }),
  }
}
