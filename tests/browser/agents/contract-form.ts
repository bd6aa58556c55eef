import type { Scope } from '#tests/browser/kit/scope.ts'
import { textOf } from '#tests/support/texts.ts'

export function contractForm(scope: Scope) {
  return {
    propose: scope.getByRole('button', { name: textOf('agents.contractOffer.title') }),
    review: scope.getByRole('button', { name: textOf('agents.contractOffer.review') }),
    send: scope.getByRole('button', { name: textOf('agents.contractOffer.send') }),
    readOffer: scope.getByRole('button', { name: textOf('agents.contractOffer.seeOffer') }),
    allContracts: scope.getByRole('button', { name: textOf('agents.contractOffer.allContracts') }),
    downlines: scope.getByRole('searchbox', { name: textOf('agents.search') }),
    turnover: scope.getByLabel(textOf('agents.contract.turnoverFrom')),
    active: scope.getByLabel(textOf('agents.contract.activePlayersFrom')),
    betRate: scope.getByLabel(textOf('agents.contractOffer.rateOnTurnover')),
    loss: scope.getByLabel(textOf('agents.contract.netLossFrom')),
    lossRate: scope.getByLabel(textOf('agents.contractOffer.rateOnNetLoss')),
    changes: scope.getByRole('table', { name: textOf('agents.contract.changesLabel') }),
    terms: scope.getByRole('button', { name: textOf('common.terms'), exact: true }),
    bills: scope.getByRole('link', { name: textOf('agents.contractBills.title') }),
    otherPeriod: scope.getByText(textOf('agents.contract.ownPeriodChanged')),
  }
}
