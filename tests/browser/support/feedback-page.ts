import type { Scope } from '#tests/browser/kit/scope.ts'

export function feedbackForm(scope: Scope) {
  return {
    content: scope.getByLabel('O que você quer contar?'),
    contact: scope.getByLabel('E-mail ou celular'),
    praise: scope.getByRole('radio', { name: 'Elogio' }),
    thanks: scope.getByText('Recebemos. Obrigado.'),
  }
}
