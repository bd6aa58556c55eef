import { patternOf, textOf } from '#tests/support/texts.ts'
import type { Scope } from './scope.ts'

export function buttonsIn(scope: Scope) {
  return {
    retry: scope.getByRole('button', { name: textOf('common.tryAgain') }),
    close: scope.getByRole('button', { name: textOf('common.close') }),
    back: scope.getByRole('button', { name: textOf('common.back') }),
    ok: scope.getByRole('button', { name: textOf('common.acknowledge') }),
    proceed: scope.getByRole('button', { name: textOf('common.continue') }),
    showMore: scope.getByRole('button', { name: textOf('common.showMore') }),
    notNow: scope.getByRole('button', { name: textOf('common.notNow') }),
    logIn: scope.getByRole('button', { name: textOf('common.logIn') }),
    logOut: scope.getByRole('button', { name: textOf('common.logOut') }),
    register: scope.getByRole('button', { name: textOf('common.signUp') }),
    createAccount: scope.getByRole('button', { name: textOf('common.signUpFromDemo') }),
    readTerms: scope.getByRole('button', { name: textOf('auth.terms.read') }),
    save: scope.getByRole('button', { name: textOf('account.securityCenter.nicknameSave') }),
    send: scope.getByRole('button', { name: textOf('common.send'), exact: true }),
    sendAgain: scope.getByRole('button', { name: textOf('support.chatRoom.sendAgain') }),
    stopSending: scope.getByRole('button', { name: textOf('support.imageUpload.cancel') }),
    removeFirstImage: scope.getByRole('button', { name: textOf('support.imageUpload.remove', { 0: 1 }) }),
    reply: scope.getByRole('button', { name: textOf('common.answer') }),
    copy: scope.getByRole('button', { name: textOf('common.copy') }),
    copied: scope.getByRole('button', { name: textOf('common.copied') }),
    // Search by text, since a dialog's icon button may have the same name but has no text.
    done: scope.getByRole('button').filter({ hasText: textOf('common.done') }),
    clearSearch: scope.getByRole('button', { name: textOf('common.clearSearch') }),
    askNow: scope.getByRole('button', { name: textOf('common.checkNow') }),
    markAllRead: scope.getByRole('button', { name: textOf('account.messages.markAllRead') }),
    exportCsv: scope.getByRole('button', { name: textOf('kit.report.export') }),
    // Search by text, since a button's name does not contain the countdown (`role="timer"`) inside it.
    againIn: scope.getByRole('button').filter({ hasText: patternOf('kit.feedback.retryIn') }),
    toGames: scope.getByRole('button', { name: textOf('play.gameLaunch.backToGames') }),
    chat: scope.getByRole('button', { name: textOf('common.chat'), exact: true }),
  }
}
