import type { Scope } from '#tests/browser/kit/scope.ts'

/** The help centre, as a page or a dialog. */
export function helpCentre(scope: Scope) {
  return {
    search: scope.getByRole('searchbox', { name: 'Procurar na ajuda' }),
    everything: scope.getByRole('button', { name: 'Tudo' }),
    terms: scope.getByRole('button', { name: 'Termos' }),
    recoveryCodes: scope.getByText('guarda os códigos de recuperação'),
  }
}
