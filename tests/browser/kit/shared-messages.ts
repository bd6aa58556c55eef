import { textOf } from '#tests/support/texts.ts'
import type { Scope } from './scope.ts'

export function messagesIn(scope: Scope) {
  return {
    noAnswerYet: scope.getByText(textOf('kit.feedback.unsureTitle')),
    partMissing: scope.getByText(textOf('site.partMissing.title')),
    toTheGames: scope.getByRole('link', { name: textOf('common.toGames') }),
    chooseImage: scope.getByText(textOf('common.imageMissing')),
  }
}
