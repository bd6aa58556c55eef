import { form } from './login/form.ts'
import { createLoginContext, type LoginContext } from './login/login-context.ts'
import { outcomeOf } from './login/login-outcome.ts'
import { loginSetup } from './login/login-setup.ts'
import { mobileOf } from './mobile/mobile-of.ts'
import { mobileInUse } from './mobile/phone-verification-state.ts'

/**
 * The login popup: by user name and password behind a slider, by a texted code, or for fun. What was typed stays
 * through every refusal, and each refusal is said by a state of its own that another attempt leads out of.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  description:
    'Lets players and agents log in by user name and password or by a texted code, with the checks that keep others out. It also lets visitors try games with play money.',
  context: ({ input }) => createLoginContext(input),
  output: ({ context }) => outcomeOf(context),
  initial: 'open',
  states: {
    open: {
      description: 'The visitor is logging in.',
      type: 'parallel',
      on: {
        'login.leave': {
          guard: { type: 'isPlaceOffered', params: ({ event }) => event },
          target: 'left',
          actions: { type: 'keepLeaving', params: ({ event }) => event },
        },
      },
      states: {
        form,
        tab: {
          description: 'Which way of logging in is filled in.',
          initial: 'username',
          states: {
            username: {
              description: 'Logging in by user name and password.',
              always: { guard: 'isByCode', target: 'sms' },
            },
            sms: {
              description: 'Logging in by a texted code.',
              always: { guard: 'isByName', target: 'username' },
            },
          },
        },
        secret: {
          description: 'Whether the password can be read over the shoulder.',
          initial: 'hidden',
          states: {
            hidden: { description: 'The password shows as dots.', on: { 'password.toggle': 'shown' } },
            shown: { description: 'The password can be read.', on: { 'password.toggle': 'hidden' } },
          },
        },
        captcha: {
          description: 'Whether the login takes a captcha.',
          initial: 'absent',
          states: {
            absent: {
              description: 'The platform has not asked for a captcha.',
              on: { 'attempt.ended': { guard: 'isCaptchaNeeded', target: 'asked' } },
            },
            asked: {
              description: 'From now on every login by user name needs a captcha.',
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
          description: 'What a login by code needs beside the form.',
          initial: 'unused',
          states: {
            unused: {
              description: 'Nobody has wanted to log in by code.',
              always: { guard: 'isByCode', target: 'used' },
            },
            used: mobileInUse('login', (form: LoginContext) => mobileOf(form)),
          },
        },
      },
    },
    done: { type: 'final', description: 'Somebody is logged in, or plays for free.' },
    left: { type: 'final', description: 'The visitor went on to register, or to get back a password.' },
  },
})
