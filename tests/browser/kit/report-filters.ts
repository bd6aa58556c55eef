import { textOf } from '#tests/support/texts.ts'
import type { Scope } from './scope.ts'

export function reportFilters(scope: Scope) {
  return {
    result: scope.getByLabel(textOf('account.bets.outcome')),
    gameType: scope.getByLabel(textOf('common.gameType'), { exact: true }),
    from: scope.getByLabel(textOf('kit.forms.firstDay'), { exact: true }),
    account: scope.getByLabel(textOf('agents.search')),
    month: scope.getByRole('button', { name: textOf('kit.report.thirtyDays') }),
    status: scope.getByLabel(textOf('common.status')),
    allNumbers: scope.getByText(textOf('kit.layout.allFigures')),
    saved: scope.getByText(textOf('kit.report.exported')),
  }
}
