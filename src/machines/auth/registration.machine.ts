import { mobileInUse } from './mobile/phone-verification-state.ts'
import { mobileOf } from './registration/field-errors.ts'
import { form } from './registration/form.ts'
import { createRegistrationContext } from './registration/registration-context.ts'
import { outcomeOf } from './registration/registration-outcome.ts'
import { affiliateCodeOf } from './registration/registration-request.ts'
import { registrationSetup } from './registration/registration-setup.ts'

/**
 * The registration popup: the operator's fields, by user name or by mobile, behind an invitation code's check and a
 * slider. What was typed stays through every refusal, and for when the popup is opened again.
 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  description:
    'Lets a visitor open an account, with the fields and rules that the operator has set, and logs them in.',
  context: ({ input }) => createRegistrationContext(input),
  output: ({ context }) => outcomeOf(context),
  initial: 'open',
  states: {
    open: {
      description: 'The visitor is registering.',
      type: 'parallel',
      invoke: {
        id: 'invitation',
        src: 'invitation',
        input: ({ context }) => ({ code: affiliateCodeOf(context), domain: context.place.domain }),
      },
      on: {
        'registration.leave': {
          target: 'left',
          actions: { type: 'keepLeaving', params: ({ event }) => event },
        },
      },
      states: {
        form,
        tab: {
          description: 'Which way of registering is filled in.',
          initial: 'username',
          states: {
            username: {
              description: 'Registering with a user name of one’s own.',
              always: { guard: 'isByMobile', target: 'mobile' },
            },
            mobile: {
              description: 'Registering with the mobile number as user name.',
              always: { guard: 'isByName', target: 'username' },
            },
          },
        },
        invitation: {
          description: 'Whether the form still waits for what the invitation brings.',
          initial: 'awaited',
          states: {
            awaited: {
              description: 'What the invitation brings is being looked up, if there is one.',
              always: { guard: 'isUninvited', target: 'settled' },
              on: { 'invitation.settled': 'settled' },
              after: {
                untilFormAlone: {
                  target: 'settled',
                  description: 'Nobody waits longer than a second for it: the form comes without.',
                },
              },
            },
            settled: { description: 'The form waits for nothing of the invitation any more.' },
          },
        },
        secret: {
          description: 'Whether the passwords can be read over the shoulder.',
          initial: 'hidden',
          states: {
            hidden: { description: 'The passwords show as dots.', on: { 'password.toggle': 'shown' } },
            shown: { description: 'The passwords can be read.', on: { 'password.toggle': 'hidden' } },
          },
        },
        captcha: {
          description: 'Whether the registration takes a captcha.',
          initial: 'absent',
          states: {
            absent: {
              description: 'The operator asks for no captcha.',
              always: { guard: 'isCaptchaAsked', target: 'asked' },
            },
            asked: {
              description: 'Every registration needs a captcha.',
              invoke: { id: 'captcha', src: 'captcha' },
              on: {
                'attempt.ended': {
                  description: 'An attempt uses its picture up, right or wrong, so a new one comes.',
                  target: 'asked',
                  reenter: true,
                  actions: 'forgetCaptcha',
                },
              },
            },
          },
        },
        mobile: {
          description: 'What a mobile needs beside the form.',
          initial: 'unused',
          states: {
            unused: {
              description: 'No mobile is asked for.',
              always: { guard: 'isMobileAsked', target: 'used' },
            },
            used: mobileInUse('register', mobileOf),
          },
        },
      },
    },
    done: { type: 'final', description: 'Somebody is registered and logged in.' },
    left: { type: 'final', description: 'The visitor has an account and went on to log in.' },
  },
})
