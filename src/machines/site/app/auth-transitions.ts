import type { LoginSide } from '#domain/auth/login-side.ts'
import type { Login } from './events.ts'
import { clearAll, forgotTask, loginTask, registerTask } from './tasks.ts'

/** From the login, or from anywhere, to registration. */
export const toRegister = {
  actions: [
    'dropSide',
    { type: 'keepNext', params: ({ event }: { event: { next?: string | undefined } }) => event },
    ...clearAll(['login', 'forgot', 'sessionEnded']),
    { type: 'askFor', params: registerTask },
  ],
} as const

/** From anywhere to the login. */
export const toLogin = {
  actions: [
    { type: 'keepLogin', params: ({ event }: { event: Login }) => event },
    'dismissSession',
    ...clearAll(['sessionEnded', 'register', 'forgot']),
    { type: 'askFor', params: ({ event }: { event: Login }) => loginTask(event.side) },
  ],
} as const

/** The same to a forgotten password; where the login was to lead is kept for the way back. */
export const toForgot = {
  actions: [
    'dropSide',
    ...clearAll(['login']),
    {
      type: 'askFor',
      params: ({ event }: { event: { side?: LoginSide | undefined } }) => forgotTask(event.side),
    },
  ],
} as const
