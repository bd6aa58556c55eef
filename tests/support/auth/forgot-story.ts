import { createActor, fromPromise } from 'xstate'
import { loadCountdowns } from '#api/auth/code-countdown.ts'
import type {
  MailAnswer,
  MailRequest,
  NewPasswordAnswer,
  NewPasswordRequest,
} from '#api/auth/forgot-password.ts'
import { forgotPasswordDraft } from '#api/auth/forgot-password-draft.ts'
import type { PasswordRules } from '#domain/auth/password-rules.ts'
import type { ForgotField } from '#machines/auth/forgot-password.types.ts'
import { forgotPasswordAttemptFlow, forgotPasswordFlow } from '#pages/auth/forgot-password.flow.ts'
import { createPlatformOfStory, next, settle, solve } from './login-story.ts'

const rules: PasswordRules = { minLength: 8, maxLength: 20, pattern: /^\S+$/ }

/** Opens the forgot-password popup as its route does, on a scripted platform. */
export function openForgotten({ mobileOffered = true } = {}) {
  const { platform: shared, children } = createPlatformOfStory()
  const platform = {
    ...shared,
    /** Queued answers. An error means that the call gets no response. */
    mails: [] as (MailAnswer | Error)[],
    changes: [] as (NewPasswordAnswer | Error)[],
    mailRequests: [] as MailRequest[],
    changeRequests: [] as NewPasswordRequest[],
  }
  const { slider, smsCode, countries, twoFactor } = children
  const attempt = forgotPasswordAttemptFlow.provide({
    actors: {
      slider,
      twoFactor,
      sendResetEmail: fromPromise<MailAnswer, MailRequest>(async ({ input }) => {
        platform.mailRequests.push(input)
        return next(platform.mails)
      }),
      setNewPassword: fromPromise<NewPasswordAnswer, NewPasswordRequest>(async ({ input }) => {
        platform.changeRequests.push(input)
        return next(platform.changes)
      }),
    },
  })
  const machine = forgotPasswordFlow.provide({
    actors: {
      attempt,
      smsCode,
      countries,
      readPasswordRules: fromPromise<PasswordRules>(async () => rules),
    },
  })
  const actor = createActor(machine, {
    input: {
      side: 'player',
      mobileOffered,
      dialingCode: '55',
      countdowns: loadCountdowns('forgot'),
      draft: forgotPasswordDraft.load(),
    },
  }).start()
  const inProgress = () => actor.getSnapshot().children.attempt?.getSnapshot()
  return {
    platform,
    actor,
    now: () => actor.getSnapshot(),
    shownRefusal: () =>
      actor.getSnapshot().matches({ open: { form: { editing: 'refused' } } })
        ? actor.getSnapshot().context.refusal
        : null,
    choose: (method: 'email' | 'mobile') => actor.send({ type: 'method.choose', method }),
    type(fields: Partial<Record<ForgotField, string>>) {
      for (const [field, value] of Object.entries(fields)) {
        actor.send({ type: 'field.change', field: field as ForgotField, value })
      }
    },
    async submit() {
      actor.send({ type: 'form.submit' })
      await settle()
    },
    attempt: inProgress,
    slide: () => solve(inProgress()?.children.slider),
    async askForCode() {
      actor.getSnapshot().children.smsCode?.send({ type: 'code.request' })
      await settle()
      await solve(actor.getSnapshot().children.smsCode?.getSnapshot().children.slider)
    },
  }
}
