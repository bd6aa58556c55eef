import * as v from 'valibot'
import type { AgentApplication } from '#api/agents/agent-application.ts'
import { cleanEmail } from '#domain/text/email-address.ts'
import { type Missing, mobileError, mobileOf } from '#machines/auth/mobile.logic.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import { applyForAgent, type Channel } from '#protocol/agents/agent-application.ts'
import type { Country } from '#protocol/auth/countries.ts'

type ApplicationFields = { name: string; mobile: string; email: string; comment: string }

export type ApplicationField = keyof ApplicationFields

export type FieldErrors = {
  readonly name?: Missing
  readonly mobile?: Missing
  readonly email?: 'invalid'
  readonly channel?: 'required'
  readonly comment?: 'invalid'
}

export type ApplicationInput = {
  /** Dialling code of the operator's country, digits only. Empty means the first supported country. */
  dialingCode: string
}

export type ApplicationContext = ApplicationInput & {
  fields: ApplicationFields
  /** Where the applicant would recruit players; null until chosen. */
  channel: Channel | null
  countries: readonly Country[]
  errors: FieldErrors
  /** Epoch ms. */
  retryAt: number
  failure: CallFailure | null
}

export type ApplicationEvent =
  | { type: 'form.enter' }
  | { type: 'field.change'; field: ApplicationField; value: string }
  | { type: 'country.choose'; dialingCode: string }
  | { type: 'channel.choose'; channel: Channel }
  | { type: 'form.submit' }

export const createApplicationContext = ({ dialingCode }: ApplicationInput): ApplicationContext => ({
  dialingCode,
  fields: { name: '', mobile: '', email: '', comment: '' },
  channel: null,
  countries: [],
  errors: {},
  retryAt: 0,
  failure: null,
})

const rules = applyForAgent.request.entries

export function fieldErrors(context: ApplicationContext): FieldErrors {
  const { fields, channel } = context
  const email = cleanEmail(fields.email)
  return {
    ...nameError(fields.name),
    ...mobileErrorOf(context),
    ...(email !== '' && !v.is(rules.email, email) ? { email: 'invalid' } : {}),
    ...(channel === null ? { channel: 'required' } : {}),
    ...(v.is(rules.comment, fields.comment.trim()) ? {} : { comment: 'invalid' }),
  }
}

function nameError(name: string): FieldErrors {
  if (name.trim() === '') return { name: 'required' }
  return v.is(rules.name, name) ? {} : { name: 'invalid' }
}

function mobileErrorOf(context: ApplicationContext): FieldErrors {
  const { mobile } = mobileError(context)
  return mobile ? { mobile } : {}
}

export function applicationOf(context: ApplicationContext): AgentApplication {
  const { fields, channel } = context
  const mobile = mobileOf(context)
  if (!mobile || !channel) throw new Error('An application with field errors cannot be sent.')
  const email = cleanEmail(fields.email)
  const comment = fields.comment.trim()
  return { ...mobile, name: fields.name, channel, ...(email && { email }), ...(comment && { comment }) }
}
