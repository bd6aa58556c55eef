import type { Scope } from '#tests/browser/kit/scope.ts'
import { textOf } from '#tests/support/texts.ts'

export function feedbackForm(scope: Scope) {
  return {
    content: scope.getByLabel(textOf('support.feedback.content')),
    contact: scope.getByLabel(textOf('support.feedback.contact')),
    praise: scope.getByRole('radio', { name: textOf('support.feedback.praise') }),
    thanks: scope.getByText(textOf('support.feedback.sentTitle')),
  }
}
