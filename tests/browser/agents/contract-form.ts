import type { Scope } from '#tests/browser/kit/scope.ts'

/** Form in which an agent proposes contract terms, and the buttons of its list. */
export function contractForm(scope: Scope) {
  return {
    propose: scope.getByRole('button', { name: 'Propor contrato' }),
    review: scope.getByRole('button', { name: 'Revisar' }),
    send: scope.getByRole('button', { name: 'Enviar a proposta' }),
    readOffer: scope.getByRole('button', { name: 'Ver a proposta' }),
    allContracts: scope.getByRole('button', { name: 'Todos os contratos' }),
    downlines: scope.getByRole('searchbox', { name: 'Conta ou apelido' }),
    turnover: scope.getByLabel('Volume a partir de'),
    active: scope.getByLabel('Ativos a partir de'),
    betRate: scope.getByLabel('Taxa sobre as apostas'),
    loss: scope.getByLabel('Perda líquida a partir de'),
    lossRate: scope.getByLabel('Taxa sobre a perda líquida'),
    changes: scope.getByRole('table', { name: 'O que muda' }),
    terms: scope.getByRole('button', { name: 'Termos', exact: true }),
    bills: scope.getByRole('link', { name: 'Faturas' }),
    otherPeriod: scope.getByText('Seu próprio contrato já é pago em outro período'),
  }
}
