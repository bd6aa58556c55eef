import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/**
 * Who may make a call: anybody, anybody with an answer of their own for whoever holds a session token, whoever holds one, whoever
 * has an account (a trial player has none), or only an agent.
 */
export type Access = 'none' | 'optional' | 'token' | 'account' | 'agent'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a refusal of each code carries in `value`. */
export type Refusals = Readonly<Record<string, GenericSchema>>

/**
 * One call of the platform: where it is, who may make it, what is sent and what comes back.
 * GET and DELETE carry their request in the query, POST and PUT as JSON or, where `form` or `multipart` says so, as a form.
 */
export type Call<
  Request extends GenericSchema = GenericSchema,
  Reply extends GenericSchema = GenericSchema,
  Refused extends Refusals = Refusals,
  Who extends Access = Access,
> = {
  readonly method: Method
  /** Path on the platform, for example `/wps/system/status`. */
  readonly path: string
  readonly access: Who
  /** Whether the body travels encrypted to the platform's published key. */
  readonly sealed: boolean
  /** Whether the body travels form-urlencoded, so that every field is a text, in place of JSON. Never with `sealed`. */
  readonly form: boolean
  /** Whether the body travels as `multipart/form-data`, as files do. Never with `sealed`. */
  readonly multipart?: boolean
  /**
   * Whether the call moves money or claims something: it carries an `Idempotency-Key`, made once per intent, and
   * the same key with the same body brings the first answer again.
   */
  readonly idempotent: boolean
  /** One sentence for the API document. */
  readonly summary: string
  readonly request: Request
  /** Schema of the envelope's `value` when `success` is true. */
  readonly reply: Reply
  /** The refusals that the business foresees: code → schema of `value`. */
  readonly refusals: Refused
}

export type RequestOf<C extends Call> = InferOutput<C['request']>
export type RequestInput<C extends Call> = InferInput<C['request']>
export type ReplyOf<C extends Call> = InferOutput<C['reply']>

/** A foreseen refusal, as a value: its code and what the screen needs to go on. */
export type RefusalOf<C extends Call> = {
  [Code in keyof C['refusals'] & string]: {
    code: Code
    message: string
    value: InferOutput<C['refusals'][Code]>
  }
}[keyof C['refusals'] & string]

type Described<
  Request extends GenericSchema,
  Reply extends GenericSchema,
  Refused extends Refusals,
  Who extends Access,
> = Omit<Call<Request, Reply, Refused, Who>, 'sealed' | 'form' | 'idempotent' | 'refusals' | 'access'> & {
  access?: Who
  sealed?: boolean
  form?: boolean
  idempotent?: boolean
  refusals?: Refused
}

/**
 * Describes a call. Without `access` anybody may make it; without `refusals` it always succeeds.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function call<
  Request extends GenericSchema,
  Reply extends GenericSchema,
  Refused extends Refusals = Record<never, GenericSchema>,
  const Who extends Access = 'none',
>(described: Described<Request, Reply, Refused, Who>): Call<Request, Reply, Refused, Who> {
  return {
    sealed: false,
    form: false,
    idempotent: false,
    ...described,
    access: described.access ?? ('none' as Who),
    refusals: described.refusals ?? ({} as Refused),
  }
}
