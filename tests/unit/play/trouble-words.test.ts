import { expect, test } from 'vitest'
import { textIn } from '#tests/support/texts.ts'

/** Ids of the messages that the specification requires for each failure. */
const messages = {
  'network abnormal, retry': ['kit.feedback.noResponse', 'kit.errors.checkConnection', 'common.tryAgain'],
  'page load timeout': ['site.partMissing.title', 'site.partMissing.reload'],
  'invalid address, contact support': ['play.gameLaunch.addressUnsafe'],
  'restricted by address or location': ['site.systemStatus.regionBody', 'site.systemStatus.regionMistake'],
  maintenance: ['site.systemStatus.maintenanceBody'],
  'not logged in': ['auth.login.demoUnavailableHelp'],
  'not a member': ['auth.login.notPlayer'],
  'not an agent': ['auth.login.notAgent'],
  'session expired': ['auth.sessionEnded.title'],
  'user name or email does not exist': ['auth.forgotPassword.notFound'],
  'complete the verification first': ['auth.slider.solveAgain'],
}

test('[ERR-01] each failure has its own message in every language', () => {
  const ids = Object.values(messages).flat()
  for (const language of ['en', 'pt', 'ty'] as const) {
    const texts = ids.map((id) => textIn(language, id))
    expect(new Set(texts).size).toBe(texts.length)
  }
  for (const id of ids) expect(textIn('pt', id), id).not.toBe(textIn('en', id))
})
