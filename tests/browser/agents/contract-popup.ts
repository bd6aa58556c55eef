import type { Scope } from '#tests/browser/kit/scope.ts'
import { textOf } from '#tests/support/texts.ts'

export function contractPopup(scope: Scope) {
  return {
    accept: scope.getByRole('button', { name: textOf('agents.contractAnswer.accept') }),
    acceptAndEnd: scope.getByRole('button', { name: textOf('agents.contractAnswer.acceptAndEnd') }),
    decideLater: scope.getByRole('button', { name: textOf('agents.contractAnswer.later') }),
    keep: scope.getByRole('button', { name: textOf('agents.contractAnswer.keepContract') }),
    end: scope.getByRole('button', { name: textOf('agents.contracts.askToEnd') }),
    withdraw: scope.getByRole('button', { name: textOf('agents.contracts.cancelRequest') }),
    ending: scope.getByRole('list', { name: textOf('agents.contract.endsLabel') }),
    closeText: scope.getByText(textOf('common.close'), { exact: true }),
  }
}
