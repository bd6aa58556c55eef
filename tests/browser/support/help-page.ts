import type { Scope } from '#tests/browser/kit/scope.ts'
import { textOf } from '#tests/support/texts.ts'

export function helpCentre(scope: Scope) {
  return {
    search: scope.getByRole('searchbox', { name: textOf('support.helpCenter.search') }),
    everything: scope.getByRole('button', { name: textOf('support.helpCenter.allTopics') }),
    terms: scope.getByRole('button', { name: textOf('common.terms') }),
    recoveryCodes: scope.getByText(textOf('help.account.security.content')),
  }
}
