import type { DoneActorEvent } from 'xstate'
import type { PasswordRules } from '#api/auth/password-rules.ts'
import { createForgotPasswordContext, outcomeOf } from './forgot-password/forgot-password-context.ts'
import { forgotPasswordSetup } from './forgot-password/forgot-password-setup.ts'
import { form } from './forgot-password/form.ts'
import type { ForgotPasswordContext } from './forgot-password/types.ts'
import { mobileOf } from './mobile/mobile-of.ts'
import { mobileInUse } from './mobile/phone-verification-state.ts'

const rules = ({ event }: { event: DoneActorEvent<PasswordRules> }) => event.output
const mobile = mobileInUse('forgot', (form: ForgotPasswordContext) => mobileOf(form))

/**
 * The way back in for whoever has forgotten the password: a mail, or a new password by a texted code. What was typed
 * stays through every refusal. A new password whose answer got lost is never called refused: it may hold.
 */
export const forgotPasswordMachine = forgotPasswordSetup.createMachine({
  id: 'forgotPassword',
  description:
    'Lets players and agents who have forgotten their password get back in, by a mail or by a texted code.',
  context: ({ input }) => createForgotPasswordContext(input),
  output: ({ context }) => outcomeOf(context),
  initial: 'open',
  states: {
    open: {
      description: 'The visitor is getting back in.',
      type: 'parallel',
      on: { 'forgot.leave': 'left' },
      states: {
        form,
        tab: {
          description: 'Which way back in is filled in.',
          initial: 'email',
          states: {
            email: {
              description: 'Getting back in by a mail.',
              always: { guard: 'isByMobile', target: 'mobile' },
            },
            mobile: {
              description: 'Getting back in by a texted code.',
              always: { guard: 'isByEmail', target: 'email' },
            },
          },
        },
        secret: {
          description: 'Whether the new password can be read over the shoulder.',
          initial: 'hidden',
          states: {
            hidden: { description: 'The password shows as dots.', on: { 'password.toggle': 'shown' } },
            shown: { description: 'The password can be read.', on: { 'password.toggle': 'hidden' } },
          },
        },
        mobile: {
          description: 'What the way by mobile needs beside the form.',
          initial: 'unused',
          states: {
            unused: {
              description: 'Nobody has wanted to get back in by mobile.',
              always: { guard: 'isByMobile', target: 'used' },
            },
            used: {
              ...mobile,
              invoke: [
                ...mobile.invoke,
                {
                  id: 'readPasswordRules',
                  src: 'readPasswordRules',
                  onDone: { actions: { type: 'keepRules', params: rules } },
                  onError: {
                    description:
                      'The operator’s rules did not arrive, so only the platform checks the new password.',
                  },
                },
              ],
            },
          },
        },
      },
    },
    done: {
      type: 'final',
      description: 'The new password holds and somebody is logged in.',
      entry: 'forgetDraft',
    },
    mailed: {
      type: 'final',
      description: 'The visitor knows that a mail is on its way.',
      entry: 'noteMailed',
    },
    left: { type: 'final', description: 'The visitor went back to the login.', entry: 'noteLeft' },
  },
})
